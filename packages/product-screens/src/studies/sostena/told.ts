import type { Told } from '../../study';

export const told: Told = {
  'morning.1': [['leeks', 'Leeks'], 'low fields', ['Rain was due by noon', 'Rain from 12:00']],
  'board.2': [
    ['a draft', 'Draft'],
    ['publishes', 'Publish'],
  ],
  'wire.2': [['Thursday', 'Thursday 26 November']],
  'screen.alt': [['four docks', 'Dock 4'], ['eighteen lots', '18 lots'], 'Publish'],
  'board.screen.alt': ['Mads Vinter', 'Jette Vang'],
  'board.screen.caption': [['two drivers have been told', '2 drivers have been told']],
};
