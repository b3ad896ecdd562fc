import { figures } from './figures';
import { ofPart } from './parts';

/** The kinds of a referred deal: a contract of one of two types, or the hosting product. */
export const deals = ['fixedPrice', 'hourly', ...ofPart('product', 'hosting')] as const;

export type Deal = (typeof deals)[number];

interface Reward {
  /** In US dollars, rounded to cents. */
  reward: number;
  /** The share before the cap, in US dollars, rounded to cents. */
  share: number;
  rule: 'cap' | 'hosting' | 'share';
}

const toCent = (dollars: number) => Math.round(dollars * 100) / 100;

/** The reward of a referrer (docs/requirements.md, 7.2) for an amount in US dollars: the value of the contract, or of its first month. */
export function rewardOf(deal: Deal, amount: number): Reward {
  if (deal === 'hosting') return { reward: 0, share: 0, rule: 'hosting' };
  const share = toCent(amount * figures.referralShare.value);
  const cap = figures.referralCap.value;
  return share > cap ? { reward: cap, share, rule: 'cap' } : { reward: share, share, rule: 'share' };
}
