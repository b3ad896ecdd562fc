import { screenOf, type Study } from '../../study';
import { Tablet } from './Tablet';

const cover = { x: 42, y: 370, width: 684, inset: [90, 0, 0, 90], ground: 2 } as const;
const blocks = [{ d: 'M820 0h180v180H820z', tone: 5 }];

const guest = ['Bemarke', 'At the door', 'Elena Duarte', 'Main course came cold', 'Seat her at 9'];
const offline = ['No network since', '6 changes wait', 'Hughes, table 16', 'counts once', 'No table yet', 'Try again'];
const taken = ['Moreno, party of 8', '21 is taken', 'Who eats is not moved', 'Table 18', 'Seat here'];

export const study: Study = {
  look: { ramp: 'bemarke', mode: 'light', font: 'Geologica', radius: 4 },
  screens: {
    tables: screenOf({
      component: Tablet,
      formats: {
        slab: { subject: [...guest, '8 visits', 'Another table', 'CASA BRISA', 'Sea bass came cold'] },
        phone: { subject: [...guest, '8 visits', 'The corner'] },
        card: { subject: guest },
      },
      props: { state: 'tables' },
      cover: { ...cover, blocks },
    }),
    offline: screenOf({
      component: Tablet,
      formats: { slab: { subject: offline }, phone: { subject: offline } },
      props: { state: 'offline' },
    }),
    taken: screenOf({
      component: Tablet,
      formats: { slab: { subject: taken }, phone: { subject: taken } },
      props: { state: 'taken' },
    }),
  },
};
