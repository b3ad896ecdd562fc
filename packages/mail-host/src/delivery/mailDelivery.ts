import { mailMessage } from '../mailMessage';
import type { Lead } from '../outbox/outbox';
import { type Smtp, smtpFailure } from './smtp';
import type { Deliver } from './worker';

/** The same for every copy of a lead's mail, so that mail programs show one. */
function messageIdOf({ id, payload }: Lead): string {
  return `<${id}@${payload.from.slice(payload.from.lastIndexOf('@') + 1)}>`;
}

/** Takes leads to the mailbox. A mail bears the time at which its lead was taken, however late it is. */
export function createMailDelivery(smtp: Smtp): Deliver {
  return async (lead) => {
    try {
      const message = mailMessage(lead.payload, lead.id);
      await smtp.send({ ...message, messageId: messageIdOf(lead), date: new Date(lead.time) });
      return 'delivered';
    } catch (error) {
      const { cause, final } = smtpFailure(error);
      return { error: cause, final };
    }
  };
}
