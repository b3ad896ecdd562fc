import { screenOf, type Study } from '../../study';
import { Route } from './Route';

const card = { x: 508, y: 326, width: 760 };
const blocks = [
  { d: 'M0 530h110v70H0z', tone: 5 },
  { d: 'M0 0h110a110 110 0 0 1-110 110z', tone: 3 },
];
const cover = { ...card, width: 772, inset: [0, 0, 70, 110], ground: 2, blocks } as const;

export const study: Study = {
  look: { ramp: 'sekr', mode: 'dark', font: 'Manrope', radius: 14 },
  screens: {
    route: screenOf({
      component: Route,
      formats: { slab: { subject: [] }, phone: { subject: [] }, card: { subject: [] } },
      cover,
    }),
  },
};
