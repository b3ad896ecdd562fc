import type { Told } from '../../study';

export const told: Told = {
  'callers.1': ['await', ['truly yield', 'They truly wait']],
  'callers.item3': [['its dependents must wait for the package', 'Its dependents wait for the package']],
  'callers.item4': [['keep building while we changed it', 'Keeps building while we change it']],
  'context.1': [['two users call at once', 'Two users call at once'], 'get themselves back'],
  'order.1': [['Each observer got a queue', 'One queue for each observer']],
};
