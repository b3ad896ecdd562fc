import type { Capability } from '@nine-blocks/system-browsers/engines';
import type { Fault } from '../../../scripts/server/faults';

/** What a visitor does; `visits.ts` does it. All of them have filled in every field before. */
export type Action =
  | 'send'
  | 'send twice'
  | 'send without a network'
  | 'send, then load another page'
  | 'send, then close the dialog'
  | 'send, then go back'
  | 'close the dialog'
  | 'go back'
  | 'close the tab';

/** What holds for one fault: the whole contract, in the order in which it is looked at. */
export interface FaultRow {
  /** What goes wrong at the mail host; nothing, where it is the visitor or the network. */
  fault?: Fault;
  action: Action;
  /** What the form shows in the end: thanks, the failure, the fields as they were; `away` where the form is gone with the page. */
  ends: 'sent' | 'failed' | 'editing' | 'away';
  /** The same where only an answer of 2xx counts (`ACCEPT_ANY_RESPONSE=false`); rows without it are the same in both. */
  endsStrictly?: 'failed';
  /** What has the focus then; nothing is promised where a visitor has moved it. */
  focus?: 'submit' | 'thanks' | 'dialog';
  /** How many requests have arrived, and how many mails the host has taken of them, before anything is tried again. */
  requests: number;
  mails: number;
  /** Only the contact form is in a dialog. */
  only?: 'contact';
  /** What not every engine can be made to do. */
  needs?: Capability;
}

/**
 * THE list of what can go wrong with a send (docs/requirements.md, 9). In every row that ends in a failure or in the fields, everything that was
 * filled in is there, the mail link holds it, and another try sends exactly one mail more.
 */
export const faultTable: readonly FaultRow[] = [
  { action: 'send', fault: '500', ends: 'sent', endsStrictly: 'failed', focus: 'thanks', requests: 1, mails: 0 },
  { action: 'send', fault: '400', ends: 'sent', endsStrictly: 'failed', focus: 'thanks', requests: 1, mails: 0 },
  { action: 'send', fault: 'reset', ends: 'failed', focus: 'submit', requests: 1, mails: 0 },
  // The mail is there, but nobody can know: a second one is better than none.
  { action: 'send', fault: 'lost', ends: 'failed', focus: 'submit', requests: 1, mails: 1 },
  { action: 'send', fault: 'hang', ends: 'failed', focus: 'submit', requests: 1, mails: 0 },
  { action: 'send', fault: 'slow', ends: 'sent', focus: 'thanks', requests: 1, mails: 1 },
  { action: 'send', fault: 'half', ends: 'sent', focus: 'thanks', requests: 1, mails: 1 },
  { action: 'send', fault: 'html', ends: 'sent', focus: 'thanks', requests: 1, mails: 1 },
  { action: 'send', fault: 'redirect', ends: 'sent', focus: 'thanks', requests: 1, mails: 1 },
  { action: 'send', fault: 'noCors', ends: 'failed', focus: 'submit', requests: 1, mails: 0 },
  { action: 'send without a network', ends: 'failed', focus: 'submit', requests: 0, mails: 0, needs: 'offline' },
  { action: 'send twice', fault: 'slow', ends: 'sent', focus: 'thanks', requests: 1, mails: 1 },
  { action: 'send, then load another page', fault: 'slow', ends: 'away', requests: 1, mails: 1 },
  {
    action: 'send, then close the dialog',
    fault: 'slow',
    ends: 'sent',
    focus: 'thanks',
    requests: 1,
    mails: 1,
    only: 'contact',
  },
  {
    action: 'send, then close the dialog',
    fault: 'hang',
    ends: 'failed',
    focus: 'dialog',
    requests: 1,
    mails: 0,
    only: 'contact',
  },
  { action: 'send, then go back', fault: 'hang', ends: 'failed', requests: 1, mails: 0 },
  { action: 'close the dialog', ends: 'editing', requests: 0, mails: 0, only: 'contact' },
  { action: 'go back', ends: 'editing', requests: 0, mails: 0 },
  { action: 'close the tab', ends: 'editing', requests: 0, mails: 0, needs: 'newPage' },
];

/** A row in words. */
export function titleOf({ action, fault, ends }: FaultRow): string {
  return `${action}${fault === undefined ? '' : ` (${fault})`}: ${ends}`;
}
