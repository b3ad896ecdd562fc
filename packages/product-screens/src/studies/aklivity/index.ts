import { screenOf, type Study } from '../../study';
import { Guide } from './Guide';
import { Samples } from './Samples';

const blocks = [
  { d: 'M0 0a80 80 0 0 1 80 80H0z', tone: 4 },
  { d: 'M0 460h80v140H0z', tone: 6 },
];
const cover = { x: 446, y: 261, width: 826, inset: [0, 0, 0, 80], ground: 1, blocks } as const;

export const study: Study = {
  look: { ramp: 'aklivity', mode: 'light', font: 'Geologica', radius: 6 },
  screens: {
    guide: screenOf({
      component: Guide,
      formats: { slab: { subject: [] }, phone: { subject: [] }, card: { subject: [] } },
      cover,
    }),
    samples: screenOf({ component: Samples, formats: { slab: { subject: [] }, phone: { subject: [] } } }),
  },
};
