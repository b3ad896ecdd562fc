import type { MessageId } from '../i18n/messageIds';
import type { ReferralType } from './referralForm';

/** The words of a referral's mail, in the visitor's language. */
export interface ReferralWords {
  heading: string;
  name: string;
  email: string;
  phone: string;
  type: string;
  details: string;
  howIKnowThem: string;
  types: Readonly<Record<ReferralType, string>>;
}

/** The same, from the messages of a language. */
export function referralWords(message: (id: MessageId) => string): ReferralWords {
  return {
    heading: message('referral.mail.heading'),
    name: message('referral.mail.name'),
    email: message('referral.mail.email'),
    phone: message('referral.mail.phone'),
    type: message('referral.mail.type'),
    details: message('referral.mail.details'),
    howIKnowThem: message('referral.mail.howIKnowThem'),
    types: {
      individual: message('referral.form.referralType.individual'),
      business: message('referral.form.referralType.business'),
      friend: message('referral.form.referralType.friend'),
    },
  };
}
