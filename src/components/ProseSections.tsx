import { Fragment, type ReactNode } from 'react';
import { messageId } from '../i18n/messageId';
import type { TextSection } from '../content/textSections';
import { Message } from '../i18n/Message';
import { useNumberedMessages } from '../i18n/useNumberedMessages';
import { HeadingLink } from './HeadingLink';
import { Prose } from './Prose';
import { island } from './island';

const TextVideos = island(async () => (await import(/* webpackChunkName: "textVideos" */ './TextVideos')).TextVideos);

interface ProseSectionsProps {
  /** What the message ids start with: a route's id. */
  prefix: string;
  sections: readonly TextSection[];
  /** Below the text of a section. */
  drawings?: Partial<Record<string, ReactNode>> | undefined;
}

/** Running text: as many paragraphs and list items as the catalog has (content/textSections.ts), then videos. */
export function ProseSections({ prefix, sections, drawings }: ProseSectionsProps) {
  const numbered = useNumberedMessages();
  return (
    <Prose>
      {sections.map(({ id, videos }) => {
        const items = numbered(`${prefix}.${id}.item`);
        return [
          <h2 key={id} id={id}>
            <HeadingLink id={id}>
              <Message id={messageId(prefix, id, 'heading')} />
            </HeadingLink>
          </h2>,
          ...numbered(`${prefix}.${id}.`).map((paragraph) => (
            <p key={paragraph}>
              <Message id={paragraph} />
            </p>
          )),
          items.length > 0 && (
            <ul key={`${id}.items`}>
              {items.map((item) => (
                <li key={item}>
                  <Message id={item} />
                </li>
              ))}
            </ul>
          ),
          <Fragment key={`${id}.drawing`}>{drawings?.[id]}</Fragment>,
          videos !== undefined && <TextVideos key={`${id}.videos`} words={messageId(prefix, id)} videos={videos} />,
        ];
      })}
    </Prose>
  );
}
