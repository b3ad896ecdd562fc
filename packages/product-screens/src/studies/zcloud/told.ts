import type { Told } from '../../study';

export const told: Told = {
  'review.2': ['Apply Changes', ['restart containers', 'Restarts containers'], ['a single rollout', '1 rollout']],
  'screen.alt': [
    ['three changes', 'Review 3 changes'],
    ['two containers that restart and two', '2 containers restart, 2 start'],
  ],
  'review.screen.alt': [
    ['applied one change', 'applied 1 change'],
    'REPLICAS',
    ['three containers restart', '3 containers restart'],
  ],
  'review.screen.caption': [['has compared again', 'Compared again']],
};
