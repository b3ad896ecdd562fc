import { generateKeyPairSync } from 'node:crypto';
import { expect } from '@playwright/test';
import { checkMail, type MailSetup } from '../checkMail';
import type { TlsFacts } from '../smtpTls';
import { dnsOf, type Zone } from './zone';

const keyOf = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

/** Keys of 2048 and 1024 bits, as DNS records hold them. */
export const [strong, usual] = [keyOf(2048), keyOf(1024)];

export const setup: MailSetup = {
  contactEmail: 'hello@example.com',
  senderEmail: 'website@mail.example.com',
  smtp: { host: 'smtp.example.com', port: 587, security: 'starttls' },
  selectors: ['s1'],
  addresses: [],
};
/** Everything in order. */
export const right = {
  txt: {
    'mail.example.com': ['google-site-verification=x', 'v=spf1 ip4:198.51.100.10 -all'],
    's1._domainkey.mail.example.com': [`v=DKIM1; k=rsa; p=${strong}`],
    '_dmarc.example.com': ['v=DMARC1; p=reject'],
  },
  mx: { 'example.com': ['mx.example.com'], 'mail.example.com': ['mx.example.com'] },
  addresses: { 'mx.example.com': ['198.51.100.1'], 'smtp.example.com': ['198.51.100.10'] },
  names: { '198.51.100.10': ['smtp.example.com'] },
} satisfies Zone;
export const tls: TlsFacts = { protocol: 'TLSv1.3', problem: undefined, daysLeft: 60 };

/** The findings that are not in order, as `grade check: what was found`. */
export async function faults(zone: Zone, changes: Partial<MailSetup> = {}, facts: Partial<TlsFacts> | Error = {}) {
  const inspect = () => (facts instanceof Error ? Promise.reject(facts) : Promise.resolve({ ...tls, ...facts }));
  const findings = await checkMail({ ...setup, ...changes }, dnsOf(zone), inspect);
  const bad = findings.filter(({ grade }) => grade !== 'ok');
  for (const { found, mend } of bad) expect([found, mend]).toEqual([found, expect.stringMatching(/\S/)]);
  return bad.map(({ grade, check, found }) => `${grade} ${check}: ${found}`);
}

/** The right zone with other texts at some names. */
export const texts = (changes: Readonly<Record<string, readonly string[]>>): Zone => ({
  ...right,
  txt: { ...right.txt, ...changes },
});
