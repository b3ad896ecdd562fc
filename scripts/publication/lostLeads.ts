import type { Environment } from '@nine-blocks/email-payload/environment';
import { isPublic } from '../settings/isPublic';
import { parseSettings } from '../settings/settings';

/** What to say of a build for a public site whose settings leave open where its mails go; undefined where all is said. */
export function lostLeads(environment: Environment): string | undefined {
  const { siteUrl } = parseSettings(environment);
  const hasMailHost = (environment['MAIL_HOST'] ?? '') !== '';
  const hasAnswer = environment['ACCEPT_ANY_RESPONSE'] !== undefined;
  if (!isPublic(siteUrl) || (hasMailHost && hasAnswer)) return undefined;
  return [
    hasAnswer
      ? `Both forms of ${siteUrl} post to ${siteUrl}/api/sendEmail, since MAIL_HOST is not set. A static host does not answer that: nobody could send you anything.`
      : `Requests to ${siteUrl} can be lost: any response counts as success, since ACCEPT_ANY_RESPONSE is not set, so a static host that answers POST /api/sendEmail with 404 or 405 makes the page thank the visitor, and the request is gone.`,
    `Set MAIL_HOST to the host that answers it (${siteUrl} itself where a server there does) and ACCEPT_ANY_RESPONSE=false, so that only a 2xx counts;`,
    'then `npm run -w packages/mail-host probe -- --endpoint URL` tells whether mails go out (docs/deploy.md).',
  ].join('\n');
}
