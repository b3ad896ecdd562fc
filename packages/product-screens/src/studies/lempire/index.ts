import { screenOf, type Study } from '../../study';
import { Extension } from './Extension';
import { Sequence } from './Sequence';

const part = { x: 520, y: 76, width: 760 };
const blocks = [
  { d: 'M0 0a80 80 0 0 1 80 80H0z', tone: 4 },
  { d: 'M0 552h1000v48H0z', tone: 6 },
];
const cover = { ...part, inset: [0, 0, 48, 80], ground: 2, blocks } as const;

const sequence = ['Noa Klein', 'Thu 09:00', 'Tomas Ruiz', 'Wrote back 11:52', 'Stopped'];
const extension = ['shopdays.example', 'Noa Klein', 'noa@a.example', 'Q1', 'Q2', 'Q3', 'Add to Q2'];

export const study: Study = {
  look: { ramp: 'lempire', mode: 'light', font: 'Manrope', radius: 14 },
  screens: {
    sequence: screenOf({
      component: Sequence,
      formats: {
        slab: { subject: ['lempire', 'Q2, 118 people', 'Pause of 4 days', 'Save', ...sequence, 'about 18 May'] },
        phone: { subject: ['lempire', 'Pause of 4 days', 'Save', ...sequence, 'about 18 May'] },
        card: { subject: ['lempire', ...sequence] },
      },
      cover,
    }),
    extension: screenOf({
      component: Extension,
      formats: { slab: { subject: extension }, phone: { subject: extension } },
    }),
  },
};
