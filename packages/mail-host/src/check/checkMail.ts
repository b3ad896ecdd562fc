import ipaddr from 'ipaddr.js';
import { checkDkim } from './checkDkim';
import { checkDmarc } from './checkDmarc';
import { checkMx, checkReverse, checkTls } from './checkServers';
import { checkSpf } from './checkSpf';
import type { Dns } from './dnsRecords';
import type { Finding, Outgoing } from './finding';
import { type SmtpServer, smtpTls } from './smtpTls';

/** What is checked. */
export interface MailSetup {
  contactEmail: string;
  senderEmail: string;
  smtp: SmtpServer;
  /** DKIM selectors, and the addresses that mails leave from, where the owner names them. */
  selectors: readonly string[];
  addresses: readonly string[];
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Addresses of one machine or network, from which no mail arrives elsewhere. */
const localRanges = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat', 'unspecified']);

const isPublic = (address: string) => !localRanges.has(ipaddr.process(address).range());

/** Everything that mailbox providers may hold against the mails of a setup. Rejects where the DNS does not answer. */
export async function checkMail(setup: MailSetup, dns: Dns, inspect = smtpTls): Promise<Finding[]> {
  const { smtp, selectors } = setup;
  const sender = domainOf(setup.senderEmail);
  const known = ipaddr.isValid(smtp.host) ? [smtp.host] : await dns.addresses(smtp.host);
  const outgoing: Outgoing =
    setup.addresses.length > 0
      ? { addresses: setup.addresses, isSure: true }
      : { addresses: known.filter(isPublic), isSure: false };
  const isOwnMachine =
    smtp.host === 'localhost' ||
    (known.length > 0 && known.every((address) => ipaddr.process(address).range() === 'loopback'));

  const spf = await checkSpf(dns, sender, outgoing);
  const dkim = await checkDkim(dns, sender, selectors);
  const proofs = [spf, ...dkim];
  const isOpen = proofs.some(({ grade }) => grade !== 'fail');
  const isProved = proofs.some(({ proves }) => proves === true) || (isOpen ? undefined : false);
  const domains = new Set([domainOf(setup.contactEmail), sender]);
  return [
    ...(await Promise.all([...domains].map((domain) => checkMx(dns, domain)))),
    spf,
    ...dkim,
    await checkDmarc(dns, sender, isProved),
    await checkTls(smtp, isOwnMachine, inspect),
    ...(await checkReverse(dns, outgoing)),
  ];
}
