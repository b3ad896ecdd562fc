import { expect, test } from '@playwright/test';
import { checkMail, type MailSetup } from '../../src/check/checkMail';
import { findingsTable } from '../../src/check/finding';
import { dnsOf, faults, right, setup, type Zone } from './dns';

test('a right setup has no fault, and the table names each check', async () => {
  const findings = await checkMail(setup, dnsOf(right), () => Promise.resolve(60));
  expect(findingsTable(findings).split('\n')).toEqual([
    'ok    MX            example.com: mx.example.com',
    'ok    MX            mail.example.com: mx.example.com',
    'ok    SPF           v=spf1 ip4:198.51.100.10 -all allows 198.51.100.10',
    'ok    DKIM          s1._domainkey.mail.example.com has a key of 2048 bits',
    'ok    DMARC         _dmarc.example.com has reject, and your mails are aligned',
    'ok    TLS           smtp.example.com:587: trusted certificate for 60 days',
    'ok    Reverse name  198.51.100.10 is smtp.example.com',
    '7 ok, 0 weak, 0 failed',
  ]);
});

const mx = (...hosts: string[]): Zone => ({ ...right, mx: { ...right.mx, 'example.com': hosts } });
const named = (...names: string[]): Zone => ({ ...right, names: { '198.51.100.10': names } });
const none = { host: 'smtp.example.com', port: 25, security: 'none' } as const;
const server = 'smtp.example.com:587';
const gone = 'gone.example.com, a mail server of example.com, has no address';

const rows: readonly (readonly [
  Zone,
  faults: readonly string[],
  changes?: Partial<MailSetup>,
  tls?: number | Error,
])[] = [
  [mx(), ['fail MX: example.com has no mail server and no address']],
  [
    { ...mx(), addresses: { ...right.addresses, 'example.com': ['198.51.100.1'] } },
    ['weak MX: example.com has no MX, only an address'],
  ],
  [mx(''), ['fail MX: example.com says that it takes no mail']],
  [mx('gone.example.com'), [`fail MX: ${gone}`]],
  [mx('mx.example.com', 'gone.example.com'), [`weak MX: ${gone}`]],
  [right, ['fail TLS: smtp.example.com:25 is reached without encryption'], { smtp: none }],
  [right, [`weak TLS: ${server}: trusted certificate for 3 days`], {}, 3],
  [right, [`fail TLS: ${server} offers no trusted TLS: it has expired`], {}, new Error('it has expired')],
  // A relay on this machine: only the owner knows where its mails leave from.
  [
    right,
    [
      'weak SPF: v=spf1 ip4:198.51.100.10 -all',
      'weak Reverse name: it is not known which address your mails leave from',
    ],
    { smtp: { ...none, host: '127.0.0.1' } },
  ],
  [named(), ['weak Reverse name: 198.51.100.10 has none']],
  [
    named('host10.example.net'),
    ['fail Reverse name: 198.51.100.10 is host10.example.net, which does not lead back'],
    { addresses: ['198.51.100.10'] },
  ],
];

test('each fault of MX, TLS and reverse names is found, and is worse where the owner names the address', async () => {
  for (const [zone, found, changes, tls] of rows) expect(await faults(zone, changes, tls)).toEqual(found);
});

test('a DNS that does not answer is an error, not a finding', async () => {
  const silent = { ...dnsOf(right), txt: () => Promise.reject(new Error('queryTxt ESERVFAIL example.com')) };
  await expect(checkMail(setup, silent, () => Promise.resolve(60))).rejects.toThrow('ESERVFAIL');
});
