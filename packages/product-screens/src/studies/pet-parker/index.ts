import { screenOf, type Study } from '../../study';
import { Station } from './Station';
import { arrival, stay } from './states';

const blocks = [
  { d: 'M0 600V360a140 140 0 0 1 280 0v240z', tone: 2 },
  { d: 'M860 440h140v160a160 160 0 0 1-140-160z', tone: 5 },
];
const cover = { x: 459, y: 46.5, width: 362.5, inset: [56, 140, 0, 320], ground: 1, blocks } as const;

const occupied = ['Pet Parker', 'Occupied', 'Biscuit is inside.', 'Open the door'];
const asked = ['Pet Parker', 'You are at station 14', 'That is why it asks for Bluetooth', 'Ask me now'];

export const study: Study = {
  look: { ramp: 'pet-parker', mode: 'light', font: 'Geologica', radius: 14 },
  screens: {
    door: screenOf({
      component: Station,
      props: { states: stay, alone: 1 },
      formats: {
        slab: { subject: [...occupied, '23:45', 'Shut', 'Biscuit can come out.'] },
        phone: {
          subject: ['Pet Parker', 'Open', 'Biscuit can come out.', '24:36', 'Drawn back', 'Biscuit is with me'],
        },
        card: { subject: occupied },
      },
      cover,
    }),
    ask: screenOf({
      component: Station,
      props: { states: arrival },
      formats: { slab: { subject: [...asked, 'Code read'] }, phone: { subject: asked } },
    }),
  },
};
