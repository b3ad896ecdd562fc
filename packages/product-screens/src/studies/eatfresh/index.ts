import { screenOf, type Study } from '../../study';
import { DishForm } from './DishForm';
import { Menu } from './Menu';

const menu = { small: { x: 8, y: 420, width: 376 }, card: { x: 8, y: 407, width: 655 } };
const dish = { small: { x: 466, y: 359, width: 300 }, card: { x: 456, y: 120, width: 760 } };
const cover = { x: 0, y: 420, width: 678, inset: [90, 0, 0, 90], ground: 2 } as const;
const blocks = [{ d: 'M0 0h180v180H0z', tone: 5 }];

export const study: Study = {
  look: { ramp: 'eatfresh', mode: 'light', font: 'Figtree', radius: 12 },
  screens: {
    menu: screenOf({ component: Menu, ...menu, cover: { ...cover, blocks } }),
    dish: screenOf({ component: DishForm, ...dish }),
  },
};
