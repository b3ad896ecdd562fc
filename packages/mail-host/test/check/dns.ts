import { generateKeyPairSync } from 'node:crypto';
import { expect } from '@playwright/test';
import { checkMail, type MailSetup } from '../../src/check/checkMail';
import type { Dns } from '../../src/check/dnsRecords';

type Records = Readonly<Record<string, readonly string[]>>;

/** The records of some names, and the names of some addresses; nothing else exists. */
export type Zone = Partial<Record<keyof Dns, Records>>;

/** A DNS that knows one zone. */
export function dnsOf({ txt = {}, mx = {}, addresses = {}, names = {} }: Zone): Dns {
  return {
    txt: async (name) => txt[name] ?? [],
    mx: async (name) => mx[name] ?? [],
    addresses: async (name) => addresses[name] ?? [],
    names: async (address) => names[address] ?? [],
  };
}

const keyOf = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

/** Keys of 2048 and 1024 bits, as DNS records hold them. */
export const [strong, short] = [keyOf(2048), keyOf(1024)];

export const setup: MailSetup = {
  contactEmail: 'hello@example.com',
  senderEmail: 'website@mail.example.com',
  smtp: { host: 'smtp.example.com', port: 587, security: 'starttls' },
  selectors: ['s1'],
  addresses: [],
};

/** The records of a setup without a fault. */
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

/** The faults found in a zone, as `grade check: what was found`; each says how to fix it. */
export async function faults(zone: Zone, changes: Partial<MailSetup> = {}, tls: number | Error = 60) {
  const inspect = () => (tls instanceof Error ? Promise.reject(tls) : Promise.resolve(tls));
  const findings = await checkMail({ ...setup, ...changes }, dnsOf(zone), inspect);
  const bad = findings.filter(({ grade }) => grade !== 'ok');
  for (const { found, fix } of bad) expect([found, fix]).toEqual([found, expect.stringMatching(/\S/)]);
  return bad.map(({ grade, check, found }) => `${grade} ${check}: ${found}`);
}

/** The faults of the right zone with other texts at one name. */
export const faultsWith = (name: string, texts: readonly string[], changes: Partial<MailSetup> = {}) =>
  faults({ ...right, txt: { ...right.txt, [name]: texts } }, changes);
