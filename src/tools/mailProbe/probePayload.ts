import { createIntl } from 'react-intl';
import { contactPayload } from '../../contact/contactForm';
import type { SiteSettings } from '../../content/settings';
import type { EmailPayload } from '../../email/emailPayload';
import { sourceLocale } from '../../i18n/locales';
import { readCatalogs } from '../catalogs';

/** What the contact form would send, filled in so that whoever reads the mail sees what it is. */
export function probePayload(settings: SiteSettings, now: Date): EmailPayload {
  const entries = readCatalogs(sourceLocale).get('contact')?.entries ?? [];
  const intl = createIntl({ locale: sourceLocale, messages: Object.fromEntries(entries) });
  return contactPayload(
    {
      name: 'PROBE, no visitor',
      email: settings.senderEmail,
      description: `This is a test of the way from the website to this mailbox, sent at ${now.toISOString()}. Nobody waits for an answer.`,
    },
    {
      ...settings,
      unknownName: intl.formatMessage({ id: 'contact.unknownName' }),
      noContent: intl.formatMessage({ id: 'contact.noContent' }),
      subject: (name, address) => intl.formatMessage({ id: 'contact.mail.subject' }, { name, address }),
    },
  );
}
