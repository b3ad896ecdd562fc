import type { Told } from '../../study';

export const told: Told = {
  'bolt.item1': ['Closing', ['asked to stay', 'Please stay']],
  'bolt.item2': ['Occupied', ['paid time', 'Paid time']],
  'bolt.item4': ['Unknown', ['a call to a person', 'Call a person']],
  'oneHand.1': ['bolt', 'buzzes when', ['Nothing has to be typed', 'Nothing has to be typed.']],
  'neighbor.2': [['scans a code on the door', 'Read from its door']],
  'wayOut.1': [['nobody needs coverage', 'no coverage needed']],
};
