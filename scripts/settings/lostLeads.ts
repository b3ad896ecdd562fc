import { z } from 'zod';
import { type Environment, parseEnvironment } from './environment';
import { isPublic } from './isPublic';
import { parseSettings } from './settings';

const strictSchema = z.object({
  SETTINGS_STRICT: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((text) => text === 'true'),
});

/**
 * What to say at the end of a build for a public site whose settings leave open where its mails go; undefined where all is said. Throws that
 * paragraph instead where `SETTINGS_STRICT` is true.
 */
export function lostLeads(environment: Environment): string | undefined {
  const { siteUrl } = parseSettings(environment);
  const { SETTINGS_STRICT: strict } = parseEnvironment(
    strictSchema,
    environment,
    'Bad build settings (see docs/settings.md)',
  );
  const hasMailHost = (environment['MAIL_HOST'] ?? '') !== '';
  const hasAnswer = environment['ACCEPT_ANY_RESPONSE'] !== undefined;
  if (!isPublic(siteUrl) || (hasMailHost && hasAnswer)) return undefined;
  const paragraph = [
    hasAnswer
      ? `Both forms of ${siteUrl} post to ${siteUrl}/api/sendEmail, since MAIL_HOST is not set. A static host does not answer that: nobody could send you anything.`
      : `Requests to ${siteUrl} can be lost: any response counts as success, since ACCEPT_ANY_RESPONSE is not set, so a static host that answers POST /api/sendEmail with 404 or 405 makes the page thank the visitor, and the request is gone.`,
    `Set MAIL_HOST to the host that answers it (${siteUrl} itself where a server there does) and ACCEPT_ANY_RESPONSE=false, so that only a 2xx counts;`,
    'then `npm run -w packages/mail-host probe -- --endpoint URL` tells whether mails go out (docs/deploy.md).',
  ].join('\n');
  if (strict) throw new Error(`${paragraph}\nSETTINGS_STRICT=true makes this an error.`);
  return paragraph;
}
