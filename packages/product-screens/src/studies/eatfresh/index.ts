import { screenOf, type Study } from '../../study';
import { DishForm } from './DishForm';
import { Menu } from './Menu';

export const study: Study = {
  look: { ramp: 'eatfresh', mode: 'light', font: 'Figtree', radius: 12 },
  screens: {
    menu: screenOf({
      component: Menu,
      small: { x: 8, y: 420, width: 376 },
      card: { x: 8, y: 407, width: 655 },
      cover: {
        x: 0,
        y: 420,
        width: 678,
        inset: [90, 0, 0, 90],
        ground: 2,
        blocks: [{ d: 'M0 0h180v180H0z', tone: 5 }],
      },
    }),
    dish: screenOf({
      component: DishForm,
      small: { x: 466, y: 359, width: 300 },
      card: { x: 456, y: 120, width: 760 },
    }),
  },
};
