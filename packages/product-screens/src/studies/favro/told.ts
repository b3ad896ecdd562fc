import type { Told } from '../../study';

export const told: Told = {
  'intention.1': [['after this card, before that one', 'FAV-31 after FAV-24, before FAV-46']],
  'intention.2': [['the column is locked', '2.0 is locked']],
  'holding.2': [['only the gap', 'Only this gap'], 'holds still'],
  'quietLine.1': [
    ['an undo', 'Undo'],
    ['The line goes away once you have seen it', 'The line leaves once you have seen it.'],
  ],
};
