import { messageId } from '../i18n/messageId';
import type { TextSection } from '../content/longTexts';
import { Message } from '../i18n/Message';
import { HeadingLink } from './HeadingLink';
import { Prose } from './Prose';
import { StudyScreen } from './StudyScreen';
import { TextVideos } from './TextVideos';

const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

interface ProseSectionsProps {
  /** What the message ids start with: a route's id. */
  prefix: string;
  sections: readonly TextSection[];
  /** Start of the addresses of the sections' drawn screens. */
  screensURL?: string;
}

/** Running text from a page's catalog: `<prefix>.<section>.heading`, `.1`, `.2`, … list items `.item1`, `.item2`, …, a drawn screen and videos. */
export function ProseSections({ prefix, sections, screensURL = '' }: ProseSectionsProps) {
  return (
    <Prose>
      {sections.map(({ id, paragraphs, items = 0, screen, clips }) => [
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
        screen !== undefined && (
          <StudyScreen
            key={`${id}.screen`}
            src={`${screensURL}-${id}.svg`}
            size={screen}
            words={messageId(prefix, id, 'screen')}
          />
        ),
        clips !== undefined && <TextVideos key={`${id}.clips`} words={messageId(prefix, id)} videos={clips} />,
      ])}
    </Prose>
  );
}
