import { steps } from '../../steps';
import { type Film, screenOf, type Study } from '../../study';
import { Panel, type PanelProps } from './Panel';

type States = Film<PanelProps>['states'];
type Spot = readonly [x: number, y: number];

const card = { x: 520, y: 344, width: 760 };
const part = { x: 520, y: 325, width: 760 };
const blocks = [
  { d: 'M0 600V440a160 160 0 0 1 160 160z', tone: 4 },
  { d: 'M160 0h200v100H160z', tone: 6 },
];
const password: Spot = [900, 492];
const replicas: Spot = [770, 600];
const button: Spot = [1216, 764];
const frame = 1000 / 30;
const change = ['Review 3 changes', 'Nothing is live yet', 'DATABASE_URL', 'Rafael Souza, 14:02'];
const conflicting = [
  'zCloud',
  'applied 1 change',
  'Compared again',
  'REPLICAS',
  '3 containers restart',
  'Apply Changes',
];

/** The pointer on its way from one spot to another. */
const way = (props: PanelProps, [x, y]: Spot, to: Spot): States =>
  steps(12).map((share) => [{ ...props, pointer: [x + (to[0] - x) * share, y + (to[1] - y) * share] }, frame]);
const opening = (count: number): States => steps(8).map((open) => [{ count, open, pointer: button }, frame]);

const saving: States = [
  [{ count: 1, open: 0, pointer: password }, 900],
  ...[0, 2, 4, 6, 8, 10, 12].map((typed) => [{ count: 1, typed, open: 0, pointer: password }, 90] as const),
  ...way({ count: 2, open: 0 }, password, button),
  ...opening(2),
  [{ count: 2, pointer: button }, 1300],
  [{ count: 2, updated: 1 }, 500],
  [{ count: 2, updated: 2 }, 600],
  ...steps(8).map((share) => [{ count: 2, updated: 2, open: 1 - share }, frame] as const),
  [{ count: 2, updated: 2, open: 0 }, 1600],
];
const applying: States = [
  [{ open: 0 }, 900],
  [{ open: 0, pointer: button }, 400],
  ...opening(3),
  [{ pointer: button }, 1800],
  ...[0, 1, 2, 3].map((updated) => [{ updated }, 450] as const),
  [{ updated: 4 }, 1800],
];
const conflict = 'compared';
const comparing: States = [
  [{}, 900],
  ...way({}, password, button),
  [{ conflict: 'reported', pointer: button }, 1300],
  [{ conflict, pointer: button }, 300],
  ...way({ conflict }, button, replicas),
  [{ conflict, pointer: replicas }, 1200],
  ...way({ conflict }, replicas, button),
  [{ conflict, pointer: button }, 400],
  ...[0, 1, 2, 3].map((updated) => [{ conflict, updated }, 250] as const),
  [{ conflict, updated: 4 }, 1700],
];

export const study: Study = {
  look: { ramp: 'zcloud', mode: 'light', font: 'Geologica', radius: 6 },
  screens: {
    review: screenOf<PanelProps>({
      component: Panel,
      props: { pointer: button },
      formats: {
        slab: {
          subject: [
            'zCloud',
            'shop',
            'Rollout 41 is live',
            ...change,
            'mongodb://db-2.eu.example',
            'web-4',
            'Apply Changes',
          ],
        },
        phone: {
          subject: [
            'zCloud',
            ...change,
            'After, rollout 42',
            'web-4',
            '2 containers restart, 2 start',
            'Apply Changes',
          ],
        },
        card: { subject: ['zCloud', 'Review 3 changes', 'web-1', 'web-4', 'Apply Changes'] },
      },
      cover: { ...card, inset: [100, 0, 0, 160], ground: 2, blocks },
      films: {
        'feature-zcloud': { part, states: saving },
        'prototype-apply-changes': { part, states: applying },
        'prototype-conflict': { part, states: comparing },
      },
    }),
    conflict: screenOf<PanelProps>({
      component: Panel,
      props: { conflict },
      formats: { slab: { subject: conflicting }, phone: { subject: conflicting } },
    }),
  },
};
