import { screenOf, type Study } from '../../study';
import { Guide } from './Guide';
import { Samples } from './Samples';

const blocks = [
  { d: 'M0 0a80 80 0 0 1 80 80H0z', tone: 4 },
  { d: 'M0 460h80v140H0z', tone: 6 },
];
const guide = { small: { x: 604, y: 297, width: 300 }, card: { x: 448, y: 292, width: 668 } };
const samples = { small: { x: 836, y: 327, width: 378 }, card: { x: 170, y: 225, width: 620 } };
const cover = { x: 446, y: 261, width: 826, inset: [0, 0, 0, 80], ground: 1, blocks } as const;

export const study: Study = {
  look: { ramp: 'aklivity', mode: 'light', font: 'Geologica', radius: 6 },
  screens: {
    guide: screenOf({ component: Guide, ...guide, cover }),
    samples: screenOf({ component: Samples, ...samples }),
  },
};
