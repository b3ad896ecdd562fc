import { readSettings } from '../scripts/settings/settings';

/** Before the first test: a build that posts to a mail host of its owner's cannot be tested, and must not send it the tests' mails. */
export default function sendsHere(): void {
  const { mailHost, acceptAnyResponse } = readSettings();
  if (mailHost === '' && acceptAnyResponse) return;
  throw new Error(
    'The tests need a build that posts to its own origin and takes any response for a success. ' +
      'Take MAIL_HOST and ACCEPT_ANY_RESPONSE out of .env, and set them where the site is built for its visitors (docs/deploy.md).',
  );
}
