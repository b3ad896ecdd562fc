import { screenOf, type Study } from '../../study';
import { DishForm } from './DishForm';
import { Menu } from './Menu';

const cover = { x: 0, y: 420, width: 678, inset: [90, 0, 0, 90], ground: 2 } as const;
const blocks = [{ d: 'M0 0h180v180H0z', tone: 5 }];

export const study: Study = {
  look: { ramp: 'eatfresh', mode: 'light', font: 'Figtree', radius: 12 },
  screens: {
    menu: screenOf({
      component: Menu,
      formats: { slab: { subject: [] }, phone: { subject: [] }, card: { subject: [] } },
      cover: { ...cover, blocks },
    }),
    dish: screenOf({ component: DishForm, formats: { slab: { subject: [] }, phone: { subject: [] } } }),
  },
};
