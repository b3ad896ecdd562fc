import type { Told } from '../../study';

export const told: Told = {
  'morning.1': [['leeks', 'Leeks'], 'low fields', ['Rain was due by noon', 'Rain from 12:00']],
  'board.screen.caption': [['a draft', 'Draft']],
};
