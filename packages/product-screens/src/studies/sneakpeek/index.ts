import { screenOf, type Study } from '../../study';
import { Phones } from './Phones';

const card = { x: 70, y: 0, width: 760 };
const blocks = [{ d: 'M0 420h180v180H0z', tone: 5 }];

export const study: Study = {
  look: { ramp: 'sneakpeek', mode: 'dark', font: 'Manrope', radius: 14 },
  screens: {
    signing: screenOf({
      component: Phones,
      formats: {
        slab: {
          subject: [
            'Sneakpeek',
            '£127.00',
            'To Mill Lane Dental',
            '£85.00',
            'Touch to sign',
            'not sent',
            'Look and sign again',
          ],
        },
        phone: {
          props: { names: ['finger'] },
          subject: [
            'Sneakpeek',
            'To Mill Lane Dental',
            '£85.00',
            'Your phone signs exactly what you see here',
            'Touch to sign',
          ],
        },
        card: {
          props: { names: ['finger'] },
          subject: [
            'Sneakpeek',
            'To Mill Lane Dental',
            '£85.00',
            'Your phone signs exactly what you see here',
            'Touch to sign',
          ],
        },
      },
      props: { names: ['month', 'finger', 'late'] },
      cover: { ...card, inset: [70, 0, 0, 90], ground: 2, blocks },
    }),
    lostPhone: screenOf({
      component: Phones,
      formats: {
        slab: {
          subject: ['Sneakpeek', 'Show this', 'Scan it', 'My old phone is gone', 'Day 3 of 7', 'Identity check'],
        },
        phone: {
          props: { names: ['finder', 'days'] },
          subject: [
            'Sneakpeek',
            'Scan it',
            'My old phone is gone',
            'Day 3 of 7',
            'Payments stay locked until Friday, 16:40',
          ],
        },
      },
      props: { names: ['code', 'finder', 'days'] },
    }),
  },
};
