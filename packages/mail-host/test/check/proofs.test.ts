import { expect, test } from '@playwright/test';
import type { MailSetup } from '../../src/check/checkMail';
import { faults, faultsWith, right, short, strong } from './dns';

type Row = readonly [record: readonly string[], fault: string, changes?: Partial<MailSetup>];
const selector = 's1._domainkey.mail.example.com';
const policy = '_dmarc.example.com';

const spf: readonly Row[] = [
  [[], 'fail SPF: mail.example.com has no record'],
  [['v=spf1 -all', 'v=spf1 +all'], 'fail SPF: mail.example.com has 2 SPF records, there may be one'],
  [['v=spf1 +all'], 'fail SPF: v=spf1 +all lets everybody send as mail.example.com'],
  [['v=spf1 ip4:198.51.100.10'], 'weak SPF: v=spf1 ip4:198.51.100.10 says nothing of other addresses'],
  [
    ['v=spf1 ip4:192.0.2.1 -all'],
    'weak SPF: v=spf1 ip4:192.0.2.1 -all does not allow 198.51.100.10, from which your SMTP server may send',
  ],
  // The owner knows where mails leave from.
  [
    ['v=spf1 ip4:192.0.2.1 -all'],
    'fail SPF: v=spf1 ip4:192.0.2.1 -all does not allow 198.51.100.10',
    { addresses: ['198.51.100.10'] },
  ],
];

const dkim: readonly Row[] = [
  [[], `fail DKIM: ${selector} has no key`],
  [['v=DKIM1; p='], `fail DKIM: ${selector} holds no key, which revokes it`],
  [['v=DKIM1; p=AAAA'], `fail DKIM: ${selector} holds a text that is no key`],
  [[`p=${short}`], `weak DKIM: ${selector} has a key of 1024 bits`],
  [[`v=DKIM1; t=y:s; p=${strong}`], `weak DKIM: ${selector} has a key of 2048 bits, but says that it is a test (t=y)`],
  // Without a selector the usual ones are tried, and an old one that is revoked is no failure.
  [['v=DKIM1; p='], `weak DKIM: ${selector} holds no key, which revokes it`, { selectors: [] }],
  [[], 'weak DKIM: no key of mail.example.com under the usual selectors', { selectors: [] }],
];

const dmarc: readonly Row[] = [
  [[], 'weak DMARC: mail.example.com has no policy'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], `fail DMARC: ${policy} has 2 policies, so none counts`],
  [['v=DMARC1; p=deny'], `fail DMARC: ${policy}: “v=DMARC1; p=deny” has no policy that is known`],
  [['v=DMARC1; p=reject; sp=none'], `weak DMARC: ${policy} has p=none: receivers only report`],
];

test('each fault of SPF, DKIM and DMARC is found', async () => {
  for (const [name, rows] of [
    ['mail.example.com', spf],
    [selector, dkim],
    [policy, dmarc],
  ] as const) {
    for (const [record, fault, changes] of rows) {
      expect(await faultsWith(name, record, changes), fault).toEqual([fault]);
    }
  }
});

test('an Ed25519 key is right, and so is a key under a usual selector', async () => {
  const ed25519 = `v=DKIM1; k=ed25519; p=${Buffer.alloc(32, 7).toString('base64')}`;
  expect(await faultsWith(selector, [ed25519])).toEqual([]);
  expect(await faultsWith(selector, [`v=DKIM1; p=${strong}`], { selectors: [] })).toEqual([]);
});

test('a policy against unproved mails is a fault', async () => {
  const unproved = { ...right, txt: { ...right.txt, 'mail.example.com': [], [selector]: [] } };
  expect(await faults(unproved)).toContain(
    `fail DMARC: ${policy} has reject, and neither SPF nor DKIM proves your mails`,
  );
  expect(await faults(unproved, { selectors: [] })).toContain(
    `weak DMARC: ${policy} has reject; whether your mails are proved is not known here`,
  );
});
