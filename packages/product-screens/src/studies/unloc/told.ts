import type { Told } from '../../study';

export const told: Told = {
  'renewalCall.1': [['open with engineering', 'Open with engineering']],
  'eventLog.1': [['ticket reopened', 'Ticket reopened']],
  'eventLog.2': ['pending'],
  'matching.1': ['similar name'],
  'matching.2': [['the undo', 'Undo']],
};
