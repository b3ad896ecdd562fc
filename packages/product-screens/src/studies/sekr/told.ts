import type { Told } from '../../study';

export const told: Told = {
  'planner.1': ['a long weekend, a van, one dog, little highway'],
  'planner.item1': [['the id of a record', 'Record 4127']],
  'planner.item3': [['closed in those months', 'Closed until 1 July']],
  'offline.2': [['tiles, records and thumbnails', 'map tiles, records, thumbnails']],
  'record.1': [['the date somebody last confirmed it', 'confirmed 2 days ago by a camper']],
  testimonial: [['nothing fits, would you drive one hour more?', 'Nothing fits. Would you drive one hour more?']],
};
