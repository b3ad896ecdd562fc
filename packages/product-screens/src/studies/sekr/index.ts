import { screenOf, type Study } from '../../study';
import { Route } from './Route';

const blocks = [
  { d: 'M0 530h110v70H0z', tone: 5 },
  { d: 'M0 0h110a110 110 0 0 1-110 110z', tone: 3 },
];
const cover = { x: 508, y: 288, width: 772, inset: [0, 0, 70, 110], ground: 2, blocks } as const;

const refused = ['No stop yet', 'Closed until 1 July', 'No dogs', 'Vans to 16 ft'];
const asked = ['Nothing fits. Would you drive one hour more?', 'Drive 1 h more'];

export const study: Study = {
  look: { ramp: 'sekr', mode: 'dark', font: 'Manrope', radius: 14 },
  screens: {
    route: screenOf({
      component: Route,
      formats: {
        slab: {
          subject: ['Sekr', 'a long weekend, a van, one dog', 'Record 886', 'Teacup Springs', ...refused, ...asked],
        },
        phone: { subject: ['Sekr', 'Pinedrop Bench', 'Teacup Springs', ...refused, ...asked] },
        card: { subject: ['Sekr', 'Pinedrop Bench', 'Teacup Springs', ...asked] },
      },
      cover,
    }),
  },
};
