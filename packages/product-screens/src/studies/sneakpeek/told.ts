import type { Told } from '../../study';

export const told: Told = {
  'signing.1': [['signs exactly what it showed', 'Your phone signs exactly what you see here']],
  'signing.3': ['not sent'],
  'lostPhone.1': [['lost with the phone', 'My old phone is gone']],
  'lostPhone.2': ['screen to screen', ['identity check', 'Identity check'], ['waiting period', 'Waiting period']],
};
