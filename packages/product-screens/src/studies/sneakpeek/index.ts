import { screenOf, type Study } from '../../study';
import { Phones } from './Phones';
import { lostPhone, signing } from './states';

const parts = { component: Phones, small: { x: 455, y: 60, width: 370 }, card: { x: 70, y: 0, width: 760 } };

export const study: Study = {
  look: { ramp: 'sneakpeek', mode: 'dark', font: 'Manrope', radius: 14 },
  screens: {
    signing: screenOf({
      ...parts,
      props: { phones: signing },
      cover: {
        x: 70,
        y: 0,
        width: 760,
        inset: [70, 0, 0, 90],
        ground: 2,
        blocks: [{ d: 'M0 420h180v180H0z', tone: 5 }],
      },
    }),
    lostPhone: screenOf({ ...parts, props: { phones: lostPhone } }),
  },
};
