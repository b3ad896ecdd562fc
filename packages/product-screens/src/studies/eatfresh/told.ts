import type { Told } from '../../study';

export const told: Told = {
  'cutOff.1': [['lentil stew', 'Lentil stew']],
  'capacity.2': [['sold out', 'Sold out']],
  'closing.item4': [['packing list', 'packing list']],
  'menuPage.1': ['the page, the label and the packing list'],
};
