import { screenOf, type Study } from '../../study';
import { Phones } from './Phones';

const parts = { component: Phones, small: { x: 455, y: 60, width: 370 }, card: { x: 70, y: 0, width: 760 } };
const blocks = [{ d: 'M0 420h180v180H0z', tone: 5 }];

export const study: Study = {
  look: { ramp: 'sneakpeek', mode: 'dark', font: 'Manrope', radius: 14 },
  screens: {
    signing: screenOf({
      ...parts,
      props: { names: ['month', 'finger', 'late'] },
      cover: { ...parts.card, inset: [70, 0, 0, 90], ground: 2, blocks },
    }),
    lostPhone: screenOf({ ...parts, props: { names: ['code', 'finder', 'days'] } }),
  },
};
