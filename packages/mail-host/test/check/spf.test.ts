import { expect, test } from '@playwright/test';
import { evaluateSpf } from '../../src/check/spf';
import { dnsOf, type Zone } from './dns';

/** The domain of RFC 7208, appendix A. */
const rfc: Zone = {
  mx: { 'example.com': ['mail-a.example.com', 'mail-b.example.com'], 'example.org': ['mail-c.example.org'] },
  addresses: {
    'example.com': ['192.0.2.10', '192.0.2.11'],
    'amy.example.com': ['192.0.2.65'],
    'mail-a.example.com': ['192.0.2.129'],
    'mail-b.example.com': ['192.0.2.130', '2001:db8::130'],
    'mail-c.example.org': ['192.0.2.140'],
  },
  names: { '192.0.2.65': ['amy.example.com'] },
};

const resultFor = (record: string, address: string, more: Readonly<Record<string, readonly string[]>> = {}) =>
  evaluateSpf(dnsOf({ ...rfc, txt: { 'example.com': [record], ...more } }), 'example.com', address).catch(
    (error: unknown) => (error as Error).message,
  );

test('records mean what RFC 7208 says', async () => {
  for (const [record, address, result] of [
    ['v=spf1 a -all', '192.0.2.10', 'pass'],
    ['v=spf1 a -all', '192.0.2.129', 'fail'],
    ['v=spf1 a:example.org -all', '192.0.2.10', 'fail'],
    ['v=spf1 mx -all', '192.0.2.129', 'pass'],
    ['v=spf1 mx -all', '2001:db8::130', 'pass'],
    ['v=spf1 mx -all', '192.0.2.10', 'fail'],
    ['v=spf1 mx:example.org -all', '192.0.2.140', 'pass'],
    ['v=spf1 mx/30 mx:example.org/30 -all', '192.0.2.143', 'pass'],
    ['v=spf1 a/24//64 -all', '192.0.2.200', 'pass'],
    ['v=spf1 ptr -all', '192.0.2.65', 'pass'],
    ['v=spf1 ip4:192.0.2.128/28 -all', '192.0.2.129', 'pass'],
    ['v=spf1 ip6:2001:db8::/32 ~all', '2001:db8:1::1', 'pass'],
    ['v=spf1 ip6:2001:db8::/32 ~all', '192.0.2.1', 'softfail'],
    ['v=spf1 -ip4:192.0.2.1 ?all', '192.0.2.1', 'fail'],
    ['V=SPF1 -IP4:192.0.2.1 ?ALL', '192.0.2.2', 'neutral'],
    ['v=spf1', '192.0.2.2', 'neutral'],
    ['v=spf10 +all', '192.0.2.2', 'none'],
    ['v=spf1 include:one.example -all', '192.0.2.1', 'pass'],
    ['v=spf1 include:one.example -all', '192.0.2.2', 'fail'],
    ['v=spf1 redirect=one.example', '192.0.2.1', 'pass'],
    ['v=spf1 redirect=one.example', '192.0.2.2', 'softfail'],
    ['v=spf1 exists:%{i}.example.org exp=why.example -all', '192.0.2.2', 'fail'],
  ] as const) {
    const actual = await resultFor(record, address, { 'one.example': ['v=spf1 ip4:192.0.2.1 ~all'] });
    expect([record, address, actual]).toEqual([record, address, result]);
  }
});

test('what receivers cannot evaluate is named', async () => {
  expect(
    await resultFor('v=spf1 include:loop.example -all', '192.0.2.1', {
      'loop.example': ['v=spf1 include:loop.example'],
    }),
  ).toMatch(/needs more than 10 lookups/);
  expect(await resultFor('v=spf1 include:nobody.example -all', '192.0.2.1')).toBe(
    'nobody.example, which the SPF record of example.com includes, has none',
  );
  expect(await resultFor('v=spf1 ipv4:192.0.2.1 -all', '192.0.2.1')).toBe(
    '“ipv4:192.0.2.1” in the SPF record of example.com is not known',
  );
  expect(await resultFor('v=spf1 ip4:300.1.1.1 -all', '192.0.2.1')).toContain('is no address');
  const two = dnsOf({ txt: { 'example.com': ['v=spf1 -all', 'other', 'v=spf1 +all'] } });
  await expect(evaluateSpf(two, 'example.com', '192.0.2.1')).rejects.toThrow('has 2 SPF records');
});
