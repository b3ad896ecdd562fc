import { Fragment } from 'react';
import { messageId } from '../../i18n/messageId';
import type { TextSection } from '../../content/textSections';
import { Message } from '../../i18n/Message';
import { HeadingLink } from '../links/HeadingLink';
import { Prose } from './Prose';
import { SectionText } from './SectionText';

interface ProseSectionsProps {
  /** The start of the message ids: a route's id. */
  prefix: string;
  sections: readonly TextSection[];
}

/** Running text: as many paragraphs and list items as the catalog has (content/textSections.ts). */
export function ProseSections({ prefix, sections }: ProseSectionsProps) {
  return (
    <Prose>
      {sections.map((section) => (
        <Fragment key={section.id}>
          <h2 id={section.id} tabIndex={-1}>
            <HeadingLink id={section.id}>
              <Message id={messageId(prefix, section.id, 'heading')} />
            </HeadingLink>
          </h2>
          <SectionText prefix={prefix} section={section} />
        </Fragment>
      ))}
    </Prose>
  );
}
