import { changedSinceBuild } from '../scripts/files/buildInputs';
import { readSettings } from '../scripts/settings/settings';

/** The reason to refuse a build that sends mails to another host or counts visits, because tests must not cause either. */
function callsElsewhere(): string | undefined {
  const { mailHost, acceptAnyResponse, statistics } = readSettings();
  if (mailHost === '' && acceptAnyResponse && statistics === undefined) return undefined;
  return (
    'The tests need a build that sends mails to its own origin, accepts any response as success and counts no visits. Remove MAIL_HOST, ' +
    'ACCEPT_ANY_RESPONSE and STATISTICS_SCRIPT from .env, and set them only for the published build (docs/deploy.md).'
  );
}

/** The reason to refuse a build that is older than the sources. */
function isStale(): string | undefined {
  const changed = changedSinceBuild();
  if (changed === undefined) return 'There is no complete build. Run npm run build first.';
  const [first, ...others] = changed;
  if (first === undefined || process.env['STALE_OK'] === 'true') return undefined;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `dist/ was built before ${first}${more} changed. Run npm run build first, or set STALE_OK=true to test the old build.`;
}

/** Refuses a build that cannot be tested, before the first test runs. */
export default function testableBuild(): void {
  const reason = callsElsewhere() ?? isStale();
  // A stack trace would hide the reason.
  if (reason !== undefined) throw Object.assign(new Error(reason), { stack: '' });
}
