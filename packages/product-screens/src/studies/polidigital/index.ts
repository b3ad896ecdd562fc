import { screenOf, type Study } from '../../study';
import { Bill } from './Bill';

const card = { x: 520, y: 344, width: 760 };
const blocks = [
  { d: 'M860 600V460a140 140 0 0 1 140 140z', tone: 4 },
  { d: 'M680 0h180v90H680z', tone: 5 },
];

export const study: Study = {
  look: { ramp: 'polidigital', mode: 'dark', font: 'Figtree', radius: 4 },
  screens: {
    bill: screenOf({
      component: Bill,
      formats: {
        slab: {
          subject: [
            'Polidigital',
            '$36,190',
            'Hosting in November, 30% less than in July',
            'Compute',
            'Headroom, kept',
            'Switch off',
          ],
        },
        phone: {
          subject: [
            'Polidigital',
            '$36,190',
            'Hosting in November, 30% less than in July',
            'Compute',
            'Databases, headroom kept',
            'Switch off',
          ],
        },
        card: {
          subject: ['Polidigital', '$36,190', 'Hosting in November, 30% less than in July', 'Compute', 'Logging'],
        },
      },
      props: { month: 'November' },
      cover: { ...card, inset: [90, 140, 0, 0], ground: 2, blocks },
    }),
    read: screenOf({
      component: Bill,
      formats: {
        slab: {
          subject: [
            'Polidigital',
            '$51,700',
            '4 lines without an owner',
            'Staging',
            'Then whose are the other four?',
            'Set the date',
          ],
        },
        phone: {
          subject: [
            'Polidigital',
            '$51,700',
            '4 lines without an owner',
            'Staging',
            'Then whose are the other four?',
            'Set the date',
          ],
        },
      },
      props: { month: 'July' },
    }),
  },
};
