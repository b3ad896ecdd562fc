import { screenOf, type Study } from '../../study';
import { Station } from './Station';
import { arrival, stay } from './states';

const blocks = [
  { d: 'M0 600V360a140 140 0 0 1 280 0v240z', tone: 2 },
  { d: 'M860 440h140v160a160 160 0 0 1-140-160z', tone: 5 },
];
const cover = { x: 459, y: 46.5, width: 362.5, inset: [56, 140, 0, 320], ground: 1, blocks } as const;
const door = { small: { x: 465, y: 133, width: 350 }, card: { x: 70, y: 22, width: 760 }, cover };
const ask = { small: { x: 92, y: 594, width: 342 }, card: { x: 70, y: 330, width: 760 } };

export const study: Study = {
  look: { ramp: 'pet-parker', mode: 'light', font: 'Geologica', radius: 14 },
  screens: {
    door: screenOf({ component: Station, props: { states: stay }, ...door }),
    ask: screenOf({ component: Station, props: { states: arrival }, ...ask }),
  },
};
