import { screenOf, type Study } from '../../study';
import { Guide } from './Guide';
import { Samples } from './Samples';

const depths = ['Aklivity', 'Consequence', 'Sensor', 'Person', 'Flow', 'Machinery'];
const shared = ['Aklivity', 'Preview: one comma moved', '1 sample on 2 pages', 'One port', 'Runs with 2.4.1', 'Merge'];
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
      formats: {
        slab: { subject: [...depths, 'A sensor reports, and a person sees it happen.', 'Dashboard at 1,215', 'Start'] },
        phone: { subject: [...depths, 'rain', '1,204', '1,215', '407'] },
        card: { subject: ['Aklivity', 'Consequence', 'Sensor', 'Person', 'Flow', 'rain', '1,215'] },
      },
      cover,
    }),
    samples: screenOf({
      component: Samples,
      formats: { slab: { subject: [...shared, 'http', 'GET /rain', 'Read the docs'] }, phone: { subject: shared } },
    }),
  },
};
