import { createIntl } from 'react-intl';
import { contactPayload } from '../../src/contact/contactForm';
import type { SiteSettings } from '../../src/content/settings';
import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';
import { sourceLocale } from '../../src/i18n/locales';
import { readCatalogs } from '../messages/catalogs';

/** What tells one probe from all others, in its subject: the time as one word, which every mail server can search for. */
export const probeMark = (now: Date) => now.toISOString().replaceAll(/[-:.]/gu, '');

/** What the contact form would send, filled in so that whoever reads the mail sees what it is. */
export function probePayload(settings: SiteSettings, now: Date): EmailPayload {
  const entries = readCatalogs(sourceLocale).get('contact')?.entries ?? [];
  const intl = createIntl({ locale: sourceLocale, messages: Object.fromEntries(entries) });
  return contactPayload(
    {
      name: `PROBE ${probeMark(now)}, no visitor`,
      email: settings.senderEmail,
      description: `This is a test of the way from the website to this mailbox, sent at ${now.toISOString()}. Nobody waits for an answer.`,
    },
    {
      ...settings,
      subject: (name, address) => intl.formatMessage({ id: 'contact.mail.subject' }, { name, address }),
    },
  );
}
