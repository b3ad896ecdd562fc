import { figures } from './figures';
import { ofPart } from './parts';

/** What a referred deal can be: a contract of one of two types, or the hosting product. */
export const deals = ['fixedPrice', 'hourly', ...ofPart('product', 'hosting')] as const;

export type Deal = (typeof deals)[number];

interface Reward {
  /** US dollars, to the cent. */
  reward: number;
  /** The share before the cap, in US dollars, to the cent. */
  share: number;
  rule: 'cap' | 'hosting' | 'share';
}

const toCent = (dollars: number) => Math.round(dollars * 100) / 100;

/** What a referrer earns (docs/requirements.md, 7.2) on an amount in US dollars: a contract's total value, or its first month's. */
export function rewardOf(deal: Deal, amount: number): Reward {
  if (deal === 'hosting') return { reward: 0, share: 0, rule: 'hosting' };
  const share = toCent(amount * figures.referralShare.value);
  const cap = figures.referralCap.value;
  return share > cap ? { reward: cap, share, rule: 'cap' } : { reward: share, share, rule: 'share' };
}
