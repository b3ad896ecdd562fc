import { screenOf, type Study } from '../../study';
import { Phones } from './Phones';

const card = { x: 70, y: 0, width: 760 };
const blocks = [{ d: 'M0 420h180v180H0z', tone: 5 }];

export const study: Study = {
  look: { ramp: 'sneakpeek', mode: 'dark', font: 'Manrope', radius: 14 },
  screens: {
    signing: screenOf({
      component: Phones,
      formats: { slab: { subject: [] }, phone: { subject: [] }, card: { subject: [] } },
      props: { names: ['month', 'finger', 'late'] },
      cover: { ...card, inset: [70, 0, 0, 90], ground: 2, blocks },
    }),
    lostPhone: screenOf({
      component: Phones,
      formats: { slab: { subject: [] }, phone: { subject: [] } },
      props: { names: ['code', 'finder', 'days'] },
    }),
  },
};
