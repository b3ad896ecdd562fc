import { screenOf, type Study } from '../../study';
import { Renewals } from './Renewals';

const card = { x: 257, y: 56, width: 703 };
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
      formats: { slab: { subject: [] }, phone: { subject: [] }, card: { subject: [] } },
      cover,
    }),
    matching: screenOf({
      component: Renewals,
      props: { apart: true },
      formats: { slab: { subject: [] }, phone: { subject: [] } },
    }),
  },
};
