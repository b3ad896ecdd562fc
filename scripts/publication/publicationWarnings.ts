import { z } from 'zod';
import { everythingLeft, type Left, leftList } from './left';
import { type Environment, parseEnvironment } from '@nine-blocks/email-payload/environment';
import { isPublic } from '../settings/isPublic';
import { lostLeads } from './lostLeads';
import { parseSettings } from '../settings/settings';

const strictSchema = z.object({
  SETTINGS_STRICT: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((text) => text === 'true'),
});

/**
 * What to say at the end of a build for a public site: where requests can be lost, and how much is still the old company's. Throws all of it,
 * with the list, where `SETTINGS_STRICT` is true.
 */
export function publicationWarnings(environment: Environment, left: readonly Left[] = everythingLeft()): string[] {
  const { siteUrl } = parseSettings(environment);
  const title = 'Bad build settings (see docs/settings.md)';
  const { SETTINGS_STRICT: isStrict } = parseEnvironment(strictSchema, environment, title);
  if (!isPublic(siteUrl)) return [];
  const leads = lostLeads(environment) ?? [];
  const still = `${left.length} things of ${siteUrl} are still the old company’s, or samples`;
  if (!isStrict) return [leads, left.length === 0 ? [] : `${still}: npm run own -- --left lists them.`].flat();
  const reasons = [leads, left.length === 0 ? [] : `${still}:\n${leftList(left)}`].flat();
  if (reasons.length > 0) throw new Error(`${reasons.join('\n\n')}\n\nSETTINGS_STRICT=true makes this an error.`);
  return [];
}
