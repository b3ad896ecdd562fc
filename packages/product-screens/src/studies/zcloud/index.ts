import { steps } from '../../steps';
import { type Film, screenOf, type Study } from '../../study';
import { Panel, type PanelProps } from './Panel';

type States = Film<PanelProps>['states'];
type Spot = readonly [x: number, y: number];

const card = { x: 520, y: 344, width: 760 };
const part = { x: 520, y: 325, width: 760 };
const [password, replicas, button]: Spot[] = [
  [900, 492],
  [770, 600],
  [1216, 764],
] as const;

/** The pointer on its way from one spot to another. */
const way = (props: PanelProps, [x, y]: Spot, to: Spot): States =>
  steps(12).map((share) => [{ ...props, pointer: [x + (to[0] - x) * share, y + (to[1] - y) * share] }, 1000 / 30]);
const typing = (count: number, pointer: Spot, letters: readonly number[]): States =>
  letters.map((typed) => [{ count, typed, open: 0, pointer }, 90]);
const opening = (count: number): States => steps(8).map((open) => [{ count, open, pointer: button }, 1000 / 30]);
const turning = (count: number, goal: number): States =>
  Array.from({ length: goal + 1 }, (_, updated) => [{ count, updated }, updated === goal ? 1800 : 450]);

export const study: Study = {
  look: { ramp: 'zcloud', mode: 'light', font: 'Geologica', radius: 6 },
  screens: {
    review: screenOf<PanelProps>({
      component: Panel,
      props: { pointer: button },
      small: { x: 964, y: 613, width: 312 },
      card,
      cover: {
        ...card,
        inset: [100, 0, 0, 160],
        ground: 2,
        blocks: [
          { d: 'M0 600V440a160 160 0 0 1 160 160z', tone: 4 },
          { d: 'M160 0h200v100H160z', tone: 6 },
        ],
      },
      films: {
        'feature-zcloud': {
          part,
          states: [
            [{ count: 1, open: 0, pointer: password }, 900],
            ...typing(1, password, [0, 2, 4, 6, 8, 10, 12]),
            ...way({ count: 2, open: 0 }, password, button),
            ...opening(2),
            [{ count: 2, pointer: button }, 1300],
            [{ count: 2, updated: 1 }, 500],
            [{ count: 2, updated: 2 }, 600],
            ...steps(8).map((share) => [{ count: 2, updated: 2, open: 1 - share }, 1000 / 30] as const),
            [{ count: 2, updated: 2, open: 0 }, 1600],
          ],
        },
        'prototype-apply-changes': {
          part,
          states: [
            [{ open: 0 }, 900],
            [{ open: 0, pointer: button }, 400],
            ...opening(3),
            [{ pointer: button }, 1800],
            ...turning(3, 4),
          ],
        },
        'prototype-conflict': {
          part,
          states: [
            [{}, 900],
            ...way({}, password, button),
            [{ conflict: 'told', pointer: button }, 1300],
            [{ conflict: 'compared', pointer: button }, 300],
            ...way({ conflict: 'compared' }, button, replicas),
            [{ conflict: 'compared', pointer: replicas }, 1200],
            ...way({ conflict: 'compared' }, replicas, button),
            [{ conflict: 'compared', pointer: button }, 400],
            ...[0, 1, 2, 3].map((updated) => [{ conflict: 'compared', updated }, 250] as const),
            [{ conflict: 'compared', updated: 4 }, 1700],
          ],
        },
      },
    }),
    conflict: screenOf<PanelProps>({
      component: Panel,
      props: { conflict: 'compared' },
      small: { x: 708, y: 552, width: 248 },
      card,
    }),
  },
};
