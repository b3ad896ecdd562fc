import type { Told } from '../../study';

export const told: Told = {
  'blank.2': ['the nightly batch'],
  'layers.item1': ['Consequence', 'person'],
  'layers.item2': ['Flow', 'who may read them'],
  'layers.item3': ['Machinery'],
  'stills.1': ['slow reader doesn’t hold up a fast one'],
  'samples.1': [['examples that run against every release', 'runs against every release']],
  'samples.2': [['to move a comma', 'comma moved']],
};
