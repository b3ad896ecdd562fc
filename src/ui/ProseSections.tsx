import { messageId } from '../i18n/messageId';
import type { TextSection } from '../content/longTexts';
import { Message } from '../i18n/Message';
import { HeadingLink } from './HeadingLink';
import { Prose } from './Prose';

const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

interface ProseSectionsProps {
  /** What the message ids start with: a route's id. */
  prefix: string;
  sections: readonly TextSection[];
}

/** Running text from a page's catalog: `<prefix>.<section>.heading`, `.1`, `.2`, … and list items `.item1`, `.item2`, … */
export function ProseSections({ prefix, sections }: ProseSectionsProps) {
  return (
    <Prose>
      {sections.map(({ id, paragraphs, items = 0 }) => [
        <h2 key={id} id={id}>
          <HeadingLink id={id}>
            <Message id={messageId(prefix, id, 'heading')} />
          </HeadingLink>
        </h2>,
        ...counted(paragraphs).map((number) => (
          <p key={`${id}.${number}`}>
            <Message id={messageId(prefix, id, number)} />
          </p>
        )),
        items > 0 && (
          <ul key={`${id}.items`}>
            {counted(items).map((number) => (
              <li key={number}>
                <Message id={messageId(prefix, id, `item${number}`)} />
              </li>
            ))}
          </ul>
        ),
      ])}
    </Prose>
  );
}
