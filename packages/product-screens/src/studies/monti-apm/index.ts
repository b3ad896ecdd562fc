import { screenOf, type Study } from '../../study';
import { Trace } from './Trace';

const card = { x: 520, y: 56, width: 760 };
const blocks = [
  { d: 'M850 0h150v150a150 150 0 0 1-150-150z', tone: 4 },
  { d: 'M880 450h120v150H880z', tone: 5 },
];
const cover = { ...card, inset: [60, 88, 0, 0], ground: 2, blocks } as const;

export const study: Study = {
  look: { ramp: 'monti-apm', mode: 'dark', font: 'Inter' },
  screens: {
    trace: screenOf({
      component: Trace,
      formats: { slab: { subject: [] }, phone: { subject: [] }, card: { subject: [] } },
      cover,
    }),
    find: screenOf({
      component: Trace,
      props: { open: 'invoices' },
      formats: { slab: { subject: [] }, phone: { subject: [] } },
    }),
  },
};
