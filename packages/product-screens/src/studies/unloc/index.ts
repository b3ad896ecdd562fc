import { screenOf, type Study } from '../../study';
import { Matching } from './Matching';
import { Renewals } from './Renewals';

const card = { x: 257, y: 100, width: 703 };
const blocks = [
  { d: 'M0 0a80 80 0 0 1 80 80H0z', tone: 4 },
  { d: 'M0 440h80v160H0z', tone: 6 },
];
const cover = { ...card, inset: [0, 0, 24, 80], ground: 2, blocks } as const;

export const study: Study = {
  look: { ramp: 'unloc', mode: 'light', font: 'Figtree' },
  screens: {
    renewals: screenOf({
      component: Renewals,
      formats: {
        slab: {
          subject: [
            'Unloc Suite',
            'Brandt & Holm',
            '15:00',
            'Call Line Brandt',
            'CSV export is cut off',
            'Chat, pending',
            'The log',
          ],
        },
        phone: {
          subject: ['Unloc Suite', 'Brandt & Holm', '15:00', '2', 'Open with engineering', 'Call Line Brandt'],
        },
        card: { subject: ['Unloc Suite', 'Brandt & Holm', '15:00', 'CSV export is cut off', 'Open with engineering'] },
      },
      cover,
    }),
    matching: screenOf({
      component: Matching,
      formats: {
        slab: {
          subject: [
            'Unloc Suite',
            'Are these one person?',
            'Line Brandt',
            'L. Brandt',
            'Lasse Brandt works there too',
            'Same person',
          ],
        },
        phone: {
          subject: ['Unloc Suite', 'Are these one person?', 'L. Brandt', 'Lasse Brandt works there too', 'Same person'],
        },
      },
    }),
  },
};
