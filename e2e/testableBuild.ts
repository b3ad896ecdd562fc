import { changedSinceBuild } from '../scripts/files/buildInputs';
import { readSettings } from '../scripts/settings/settings';

/** A build that posts to a mail host of its owner's, or counts visits, cannot be tested: the tests' mails and visits must not go there. */
function callsElsewhere(): string | undefined {
  const { mailHost, acceptAnyResponse, statistics } = readSettings();
  if (mailHost === '' && acceptAnyResponse && statistics === undefined) return undefined;
  return (
    'The tests need a build that posts to its own origin, takes any response for a success and counts no visits. Take MAIL_HOST, ' +
    'ACCEPT_ANY_RESPONSE and STATISTICS_SCRIPT out of .env, and set them where the site is built for its visitors (docs/deploy.md).'
  );
}

/** Why the last build is not the site of today's sources. */
function isStale(): string | undefined {
  const changed = changedSinceBuild();
  if (changed === undefined) return 'There is no whole build. Run npm run build first.';
  const [first, ...others] = changed;
  if (first === undefined || process.env['STALE_OK'] === 'true') return undefined;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `dist/ was built before ${first}${more} changed. Run npm run build first, or set STALE_OK=true to test the old build.`;
}

/** Before the first test: refuses a build that tests would say nothing about. */
export default function testableBuild(): void {
  const reason = callsElsewhere() ?? isStale();
  // The reason says all: a stack would hide it.
  if (reason !== undefined) throw Object.assign(new Error(reason), { stack: '' });
}
