import { screenOf, type Study } from '../../study';
import { DishForm } from './DishForm';
import { Menu } from './Menu';
import { Printout } from './Printout';

const cover = { x: 0, y: 434, width: 652, inset: [90, 0, 0, 90], ground: 2 } as const;
const blocks = [{ d: 'M0 0h180v180H0z', tone: 5 }];

export const study: Study = {
  look: { ramp: 'eatfresh', mode: 'light', font: 'Figtree', radius: 12 },
  screens: {
    menu: screenOf({
      component: Menu,
      formats: {
        slab: {
          subject: [
            'EatFresh Kitchen',
            'Week of December 1',
            '18:42',
            'Baked salmon',
            'Sold out',
            '2 trays wait for subscribers',
            'Keep',
          ],
        },
        phone: {
          subject: [
            'EatFresh Kitchen',
            'Week of December 1',
            '18:42',
            'Baked salmon',
            'Sold out',
            '2 trays wait for subscribers',
            'Keep',
          ],
        },
        card: {
          subject: [
            'EatFresh Kitchen',
            'Hastings closes in',
            '18:42',
            'Baked salmon',
            'Sold out',
            '2 trays wait for subscribers',
          ],
        },
      },
      cover: { ...cover, blocks },
    }),
    dish: screenOf({
      component: DishForm,
      formats: {
        slab: {
          subject: [
            'EatFresh Kitchen',
            'Pumpkin gnocchi',
            'This photo is too dark',
            'No price yet',
            'Take another photo',
          ],
        },
        phone: {
          subject: ['EatFresh Kitchen', 'Pumpkin gnocchi', 'This photo is too dark', 'Take another photo', 'Allergens'],
        },
      },
    }),
    printout: screenOf({
      component: Printout,
      formats: {
        slab: {
          subject: ['EatFresh Kitchen', 'Cooking list', 'Lentil stew', '14 without nuts', 'This sheet does not change'],
        },
        phone: {
          subject: ['EatFresh Kitchen', 'Cooking list', 'Lentil stew', '14 without nuts', 'This sheet does not change'],
        },
      },
    }),
  },
};
