import type { Told } from '../../study';

export const told: Told = {
  'compute.heading': [['sized for the worst day on record', 'Sized for the worst day on record']],
  'logs.2': [['a trail is whole or absent', 'The trail of a message is whole or absent']],
  'smallLines.2': ['Traffic between zones', 'Staging', 'Disks and snapshots', ['metrics vendor', 'Metrics vendor']],
  'headroom.1': [['The databases kept their headroom', 'Headroom, kept']],
  'bill.screen.alt': [
    ['compute, logging and databases', 'Compute'],
    ['four are dashed', '4 lines without an owner'],
  ],
};
