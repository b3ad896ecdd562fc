import { screenOf, type Study } from '../../study';
import { Extension } from './Extension';
import { Sequence } from './Sequence';

const part = { x: 520, y: 76, width: 760 };
const blocks = [
  { d: 'M0 0a80 80 0 0 1 80 80H0z', tone: 4 },
  { d: 'M0 552h1000v48H0z', tone: 6 },
];
const cover = { ...part, inset: [0, 0, 48, 80], ground: 2, blocks } as const;

export const study: Study = {
  look: { ramp: 'lempire', mode: 'light', font: 'Manrope', radius: 14 },
  screens: {
    sequence: screenOf({
      component: Sequence,
      formats: { slab: { subject: [] }, phone: { subject: [] }, card: { subject: [] } },
      cover,
    }),
    extension: screenOf({ component: Extension, formats: { slab: { subject: [] }, phone: { subject: [] } } }),
  },
};
