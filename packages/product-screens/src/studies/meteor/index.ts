import { screenOf, type Study } from '../../study';
import { Calls } from './Calls';

const cover = { x: 0, y: 262, width: 760, inset: [0, 90, 90, 0], ground: 2 } as const;
const blocks = [
  { d: 'M910 0h90v180a90 90 0 0 1-90-90z', tone: 5 },
  { d: 'M0 510h180v90H0z', tone: 3 },
];

export const study: Study = {
  look: { ramp: 'meteor', mode: 'light', font: 'Inter', radius: 4 },
  screens: {
    calls: screenOf({
      component: Calls,
      formats: { slab: { subject: [] }, phone: { subject: [] }, card: { subject: [] } },
      cover: { ...cover, blocks },
    }),
  },
};
