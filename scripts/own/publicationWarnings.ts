import { z } from 'zod';
import { type Environment, parseEnvironment } from '@nine-blocks/email-payload/environment';
import { isPublic } from '../settings/isPublic';
import { parseSettings } from '../settings/settings';
import { everythingLeft, type Left, leftList } from './left';

const strictSchema = z.object({
  SETTINGS_STRICT: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((text) => text === 'true'),
});

/** Warns if the settings do not say where mails go. */
function lostLeads(environment: Environment, siteUrl: string): string[] {
  const hasMailHost = (environment['MAIL_HOST'] ?? '') !== '';
  const hasAnswer = environment['ACCEPT_ANY_RESPONSE'] !== undefined;
  if (hasMailHost && hasAnswer) return [];
  return [
    [
      hasAnswer
        ? `Both forms of ${siteUrl} post to ${siteUrl}/api/sendEmail, since MAIL_HOST is not set. A static host does not answer that: nobody could send you anything.`
        : `Requests to ${siteUrl} can be lost: any response counts as success, since ACCEPT_ANY_RESPONSE is not set, so a static host that answers POST /api/sendEmail with 404 or 405 makes the page thank the visitor, and the request is gone.`,
      `Set MAIL_HOST to the host that answers it (${siteUrl} itself where a server there does) and ACCEPT_ANY_RESPONSE=false, so that only a 2xx counts (docs/deploy.md).`,
    ].join('\n'),
  ];
}

/**
 * Returns warnings for the end of a public build: requests that can be lost, and the number of leftovers of the old company. If
 * `SETTINGS_STRICT` is true, it throws them as one error, with the list of leftovers.
 */
export function publicationWarnings(environment: Environment, left: readonly Left[] = everythingLeft()): string[] {
  const { siteUrl } = parseSettings(environment);
  const title = 'Bad build settings (see docs/settings.md)';
  const { SETTINGS_STRICT: isStrict } = parseEnvironment(strictSchema, environment, title);
  if (!isPublic(siteUrl)) return [];
  const how = isStrict ? `:\n${leftList(left)}` : ': npm run own -- --left lists them.';
  const still = `${left.length} things of ${siteUrl} are still the old company’s, or samples${how}`;
  const reasons = [...lostLeads(environment, siteUrl), ...(left.length === 0 ? [] : [still])];
  if (!isStrict || reasons.length === 0) return reasons;
  throw new Error(`${reasons.join('\n\n')}\n\nSETTINGS_STRICT=true makes this an error.`);
}
