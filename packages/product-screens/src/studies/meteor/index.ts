import { screenOf, type Study } from '../../study';
import { Calls } from './Calls';

const cover = { x: 24, y: 148, width: 752, inset: [0, 90, 90, 0], ground: 2 } as const;
const subject = ['Meteor, order of work', 'orders.close', 'GET /export', 'checkRole'];
const blocks = [
  { d: 'M910 0h90v180a90 90 0 0 1-90-90z', tone: 5 },
  { d: 'M0 510h180v90H0z', tone: 3 },
];

export const study: Study = {
  look: { ramp: 'meteor', mode: 'light', font: 'Inter', radius: 4 },
  screens: {
    calls: screenOf({
      component: Calls,
      formats: {
        slab: {
          subject: [
            ...subject,
            'Await in 3 callers',
            '6 of 12 functions are async',
            'checkRoleAsync',
            'Two users call at once',
          ],
        },
        phone: { subject: [...subject, '3 callers must await it', 'waitForReply'] },
        card: { subject: [...subject, 'Await in 3 callers'] },
      },
      cover: { ...cover, blocks },
    }),
  },
};
