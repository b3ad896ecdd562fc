import { messageId } from '../../i18n/messageId';
import type { TextSection } from '../../content/textSections';
import { Message } from '../../i18n/Message';
import { useNumberedMessages } from '../../i18n/useNumberedMessages';

interface SectionTextProps {
  /** The start of the message ids: a route's id. */
  prefix: string;
  section: TextSection;
}

/** The text of a section: as many paragraphs and list items as the catalog has (content/textSections.ts). */
export function SectionText({ prefix, section: { id } }: SectionTextProps) {
  const numbered = useNumberedMessages();
  const start = messageId(prefix, id);
  const items = numbered(`${start}.item`);
  return (
    <>
      {numbered(`${start}.`).map((paragraph) => (
        <p key={paragraph}>
          <Message id={paragraph} />
        </p>
      ))}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>
              <Message id={item} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
