import { Fragment } from 'react';
import { HeadingLink } from '../components/links/HeadingLink';
import { Prose } from '../components/text/Prose';
import { imprint } from '../content/imprint';
import { imprintSections } from '../content/imprintSections';
import { settings } from '../content/settings';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { PageHero } from '../sections/PageHero';
import { TextBody } from '../sections/TextBody';

/** The company that is responsible for the site. The lines of the record are the same in every language. */
export default function ImprintPage() {
  const sections = imprint === undefined ? [] : imprintSections(imprint, settings.contactEmail);
  return (
    <>
      <PageHero title="imprint.hero.title" lead="imprint.hero.lead" />
      <TextBody prefix="imprint" ids={sections.map(({ id }) => id)}>
        <Prose>
          {sections.map(({ id, lines }) => [
            <h2 key={id} id={id} tabIndex={-1}>
              <HeadingLink id={id}>
                <Message id={messageId('imprint', id, 'heading')} />
              </HeadingLink>
            </h2>,
            <p key={`${id}.lines`}>
              {lines.map((line, index) => (
                <Fragment key={line}>
                  {index > 0 && <br />}
                  <bdi>{line}</bdi>
                </Fragment>
              ))}
            </p>,
          ])}
        </Prose>
      </TextBody>
    </>
  );
}
