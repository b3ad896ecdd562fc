import type { Told } from '../../study';

export const told: Told = {
  'hostStand.1': [['main course came cold', 'Main course came cold']],
  'guestCard.1': [['average spend', 'on average']],
  'offline.1': [['counts once', 'Each seating counts once']],
  'sameTable.1': [['people who are eating are not moved', 'Who eats is not moved']],
};
