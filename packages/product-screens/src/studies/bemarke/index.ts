import { screenOf, type Study } from '../../study';
import { Tablet } from './Tablet';

const cover = { x: 0, y: 374, width: 760, inset: [90, 0, 0, 90], ground: 2 } as const;
const blocks = [{ d: 'M820 0h180v180H820z', tone: 5 }];

export const study: Study = {
  look: { ramp: 'bemarke', mode: 'light', font: 'Geologica', radius: 4 },
  screens: {
    tables: screenOf({
      component: Tablet,
      formats: { slab: { subject: [] }, phone: { subject: [] }, card: { subject: [] } },
      props: { state: 'tables' },
      cover: { ...cover, blocks },
    }),
    offline: screenOf({
      component: Tablet,
      formats: { slab: { subject: [] }, phone: { subject: [] } },
      props: { state: 'offline' },
    }),
    taken: screenOf({
      component: Tablet,
      formats: { slab: { subject: [] }, phone: { subject: [] } },
      props: { state: 'taken' },
    }),
  },
};
