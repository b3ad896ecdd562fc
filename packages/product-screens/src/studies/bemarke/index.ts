import { screenOf, type Study } from '../../study';
import { Tablet } from './Tablet';

const parts = { component: Tablet, small: { x: 0, y: 492, width: 380 }, card: { x: 0, y: 344, width: 760 } };
const cover = { x: 0, y: 374, width: 760, inset: [90, 0, 0, 90], ground: 2 } as const;
const blocks = [{ d: 'M820 0h180v180H820z', tone: 5 }];

export const study: Study = {
  look: { ramp: 'bemarke', mode: 'light', font: 'Geologica', radius: 4 },
  screens: {
    tables: screenOf({ ...parts, props: { state: 'tables' }, cover: { ...cover, blocks } }),
    offline: screenOf({ ...parts, props: { state: 'offline' } }),
    taken: screenOf({ ...parts, card: { x: 0, y: 57, width: 760 }, props: { state: 'taken' } }),
  },
};
