import { expect, test } from '@playwright/test';
import type { MailSetup } from './checkMail';
import { faults, strong, texts, usual } from './testing/faults';

test('SPF: missing, several, open, not ours', async () => {
  const spf = (record: readonly string[], changes: Partial<MailSetup> = {}) =>
    faults(texts({ 'mail.example.com': record }), changes);
  expect(await spf([])).toEqual(['fail SPF: mail.example.com has no record']);
  expect(await spf(['v=spf1 -all', 'v=spf1 +all'])).toEqual([
    'fail SPF: mail.example.com has 2 SPF records, there may be one',
  ]);
  expect(await spf(['v=spf1 +all'])).toEqual(['fail SPF: v=spf1 +all lets everybody send as mail.example.com']);
  expect(await spf(['v=spf1 ip4:198.51.100.10'])).toEqual([
    'weak SPF: v=spf1 ip4:198.51.100.10 says nothing of other addresses',
  ]);
  expect(await spf(['v=spf1 ip4:192.0.2.1 -all'])).toEqual([
    'weak SPF: v=spf1 ip4:192.0.2.1 -all does not allow 198.51.100.10, from which your SMTP server may send',
  ]);
  // The owner knows where mails leave from.
  expect(await spf(['v=spf1 ip4:192.0.2.1 -all'], { addresses: ['198.51.100.10'] })).toEqual([
    'fail SPF: v=spf1 ip4:192.0.2.1 -all does not allow 198.51.100.10',
  ]);
});

test('DKIM: missing, revoked, weak, no key, a test', async () => {
  const name = 's1._domainkey.mail.example.com';
  const dkim = (record: readonly string[], changes: Partial<MailSetup> = {}) =>
    faults(texts({ [name]: record }), changes);
  expect(await dkim([])).toEqual([`fail DKIM: ${name} has no key`]);
  expect(await dkim(['v=DKIM1; p='])).toEqual([`fail DKIM: ${name} holds no key, which revokes it`]);
  expect(await dkim(['v=DKIM1; p=AAAA'])).toEqual([`fail DKIM: ${name} has what is no key`]);
  expect(await dkim([`p=${usual}`])).toEqual([`weak DKIM: ${name} has a key of 1024 bits`]);
  expect(await dkim([`v=DKIM1; t=y:s; p=${strong}`])).toEqual([
    `weak DKIM: ${name} has a key of 2048 bits, but says that it is a test (t=y)`,
  ]);
  expect(await dkim([`v=DKIM1; k=ed25519; p=${Buffer.alloc(32, 7).toString('base64')}`])).toEqual([]);
  // Without a selector the usual ones are tried, and an old one that is revoked is no failure.
  expect(await dkim([`v=DKIM1; p=${strong}`], { selectors: [] })).toEqual([]);
  expect(await dkim(['v=DKIM1; p='], { selectors: [] })).toEqual([`weak DKIM: ${name} holds no key, which revokes it`]);
  expect(await dkim([], { selectors: [] })).toEqual([
    'weak DKIM: no key of mail.example.com under the usual selectors',
  ]);
});

test('DMARC: missing, several, unknown, reports only, and a policy against our own mails', async () => {
  const dmarc = (record: readonly string[]) => faults(texts({ '_dmarc.example.com': record }));
  expect(await dmarc([])).toEqual(['weak DMARC: mail.example.com has no policy']);
  expect(await dmarc(['v=DMARC1; p=none', 'v=DMARC1; p=reject'])).toEqual([
    'fail DMARC: _dmarc.example.com has 2 policies, so none counts',
  ]);
  expect(await dmarc(['v=DMARC1; p=deny'])).toEqual([
    'fail DMARC: _dmarc.example.com: “v=DMARC1; p=deny” has no policy that is known',
  ]);
  expect(await dmarc(['v=DMARC1; p=reject; sp=none'])).toEqual([
    'weak DMARC: _dmarc.example.com has p=none: receivers only report',
  ]);
  const unproved = { 'mail.example.com': [], 's1._domainkey.mail.example.com': [] };
  expect(await faults(texts(unproved))).toContain(
    'fail DMARC: _dmarc.example.com has reject, and neither SPF nor DKIM proves your mails',
  );
  expect(await faults(texts(unproved), { selectors: [] })).toContain(
    'weak DMARC: _dmarc.example.com has reject; whether your mails are proved is not known here',
  );
});
