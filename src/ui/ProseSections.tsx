import type { MessageId } from '../i18n/messageIds';
import type { TextSection } from '../content/longTexts';
import { Message } from '../i18n/Message';
import { Prose } from './Prose';

const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

interface ProseSectionsProps {
  /** What the message ids start with: a route's id. */
  prefix: string;
  sections: readonly TextSection[];
}

/** Running text from a page's catalog: `<prefix>.<section>.heading`, `.1`, `.2`, … and list items `.item1`, `.item2`, … */
export function ProseSections({ prefix, sections }: ProseSectionsProps) {
  const idOf = (section: string, part: string) => `${prefix}.${section}.${part}` as MessageId;
  return (
    <Prose>
      {sections.map(({ id, paragraphs, items = 0 }) => [
        <h2 key={id} id={id}>
          <Message id={idOf(id, 'heading')} />
        </h2>,
        ...counted(paragraphs).map((number) => (
          <p key={`${id}.${number}`}>
            <Message id={idOf(id, String(number))} />
          </p>
        )),
        items > 0 && (
          <ul key={`${id}.items`}>
            {counted(items).map((number) => (
              <li key={number}>
                <Message id={idOf(id, `item${number}`)} />
              </li>
            ))}
          </ul>
        ),
      ])}
    </Prose>
  );
}
