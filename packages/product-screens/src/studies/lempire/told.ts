import type { Told } from '../../study';

export const told: Told = {
  'nextStep.2': ['estimate'],
  'returns.item1': [['removed', 'Removed']],
  'returns.item2': [['mailbox is full', 'Mailbox full']],
  'returns.item3': [['on leave', 'On leave']],
  'returns.item4': [['wrote back', 'Wrote back']],
};
