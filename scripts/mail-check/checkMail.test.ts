import { expect, test } from '@playwright/test';
import { checkMail } from './checkMail';
import { findingsTable } from './findingsTable';
import { faults, right, setup, tls } from './testing/faults';
import { dnsOf } from './testing/zone';

test('a setup in order has nothing against it, and says what was looked at', async () => {
  const findings = await checkMail(setup, dnsOf(right), () => Promise.resolve(tls));
  expect(findingsTable(findings).split('\n')).toEqual([
    'ok    MX            example.com: mx.example.com',
    'ok    MX            mail.example.com: mx.example.com',
    'ok    SPF           v=spf1 ip4:198.51.100.10 -all allows 198.51.100.10',
    'ok    DKIM          s1._domainkey.mail.example.com has a key of 2048 bits',
    'ok    DMARC         _dmarc.example.com has reject, and your mails are aligned',
    'ok    TLS           smtp.example.com:587: TLSv1.3, certificate for 60 days',
    'ok    Reverse name  198.51.100.10 is smtp.example.com',
    '7 ok, 0 weak, 0 failed',
  ]);
});

test('MX: none, null, without an address', async () => {
  const mx = (records: readonly string[], addresses = {}) =>
    faults({ ...right, mx: { ...right.mx, 'example.com': records }, addresses: { ...right.addresses, ...addresses } });
  expect(await mx([])).toEqual(['fail MX: example.com has no mail server and no address']);
  expect(await mx([], { 'example.com': ['198.51.100.1'] })).toEqual([
    'weak MX: example.com has no MX, only an address',
  ]);
  expect(await mx([''])).toEqual(['fail MX: example.com says that it takes no mail']);
  expect(await mx(['gone.example.com'])).toEqual([
    'fail MX: gone.example.com, a mail server of example.com, has no address',
  ]);
  expect(await mx(['mx.example.com', 'gone.example.com'])).toEqual([
    'weak MX: gone.example.com, a mail server of example.com, has no address',
  ]);
});

test('TLS: none, not believed, old, about to end', async () => {
  const none = { host: 'smtp.example.com', port: 25, security: 'none' } as const;
  expect(await faults(right, { smtp: none })).toEqual(['fail TLS: smtp.example.com:25 is spoken to in the clear']);
  expect(await faults(right, {}, { problem: 'certificate has expired' })).toEqual([
    'fail TLS: smtp.example.com:587: the certificate is not valid: certificate has expired',
  ]);
  expect(await faults(right, {}, { protocol: 'TLSv1.1' })).toEqual([
    'fail TLS: smtp.example.com:587 speaks TLSv1.1 at best',
  ]);
  expect(await faults(right, {}, { daysLeft: 3 })).toEqual([
    'weak TLS: smtp.example.com:587: TLSv1.3, certificate for 3 days',
  ]);
  expect(await faults(right, {}, new Error('it said “502”'))).toEqual([
    'fail TLS: smtp.example.com:587 offers no TLS: it said “502”',
  ]);
  // A relay on this machine: where its mails leave from is for the owner to say.
  expect(await faults(right, { smtp: { ...none, host: '127.0.0.1' } })).toEqual([
    'weak SPF: v=spf1 ip4:198.51.100.10 -all',
    'weak Reverse name: it is not known which address your mails leave from',
  ]);
});

test('Reverse name: none, not leading back; harder where the owner names the address', async () => {
  expect(await faults({ ...right, names: {} })).toEqual(['weak Reverse name: 198.51.100.10 has none']);
  const astray = { ...right, names: { '198.51.100.10': ['host10.example.net'] } };
  expect(await faults(astray, { addresses: ['198.51.100.10'] })).toEqual([
    'fail Reverse name: 198.51.100.10 is host10.example.net, which does not lead back',
  ]);
});

test('a DNS that does not answer is an error, not a finding', async () => {
  const silent = { ...dnsOf(right), txt: () => Promise.reject(new Error('queryTxt ESERVFAIL example.com')) };
  await expect(checkMail(setup, silent, () => Promise.resolve(tls))).rejects.toThrow('ESERVFAIL');
});
