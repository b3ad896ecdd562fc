import { stateOf } from './outbox/leadState';
import type { Delivery, LeadState, Outbox } from './outbox/outbox';

const usage = `npm run -w packages/mail-host leads -- …
  list               every lead: when it was taken, how often it was sent, its deliveries
  show <id>          one lead with its text
  resend <id>        tries again now what is not delivered, or everything once more
  resend all         tries again now every lead that is not delivered
  forget <address>   erases every lead that contains this e-mail address`;

function deliveryLine(channel: string, { state, attempts, at, error }: Delivery): string {
  const next = state === 'waiting' ? `, next ${at}` : ` ${at}`;
  return `${channel} ${state}${next} (${attempts} attempts${error === undefined ? '' : `, last ${error}`})`;
}

function leadLine({ id, time, count, deliveries }: LeadState): string {
  const states = Object.entries(deliveries).map(([channel, delivery]) => deliveryLine(channel, delivery));
  return [id, time, `sent ${count}×`, ...states].join('  ');
}

async function list(outbox: Outbox): Promise<string> {
  const leads = await outbox.list();
  const { waiting, refused, broken } = await outbox.counts(new Date());
  const sum = `${leads.length} leads: ${waiting} waiting, ${refused} refused; ${broken} files that cannot be read`;
  return [...leads.map(leadLine), sum].join('\n');
}

async function resendAll(outbox: Outbox): Promise<string> {
  const left = (await outbox.list()).filter((lead) => stateOf(lead) !== 'delivered');
  for (const { id } of left) await outbox.resend(id);
  return `${left.length} leads are tried again now`;
}

/** Runs a command of `leads` on an outbox, and resolves with its output. Rejects with a message for the owner if the command fails. */
export async function leadsCommand(outbox: Outbox, [command, what = '']: readonly string[]): Promise<string> {
  if (command === 'list') return list(outbox);
  if (what === '') throw new Error(usage);
  if (command === 'show') {
    const lead = await outbox.show(what);
    if (lead !== undefined) return JSON.stringify(lead, undefined, 2);
    throw new Error(`There is no lead ${what}`);
  }
  if (command === 'resend' && what === 'all') return resendAll(outbox);
  if (command === 'resend') {
    if (await outbox.resend(what)) return `${what} is tried again now`;
    throw new Error(`There is no lead ${what}`);
  }
  if (command === 'forget') return `${await outbox.forget(what)} erased`;
  throw new Error(usage);
}
