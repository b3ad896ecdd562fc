/** What the message ids of a form start with: both forms name what they share alike. */
export type FormWords = 'contact' | 'referral.form';
