import { steps } from '../../steps';
import { type Film, screenOf, type Study } from '../../study';
import { Board, type BoardProps } from './Board';

type States = Film<BoardProps>['states'];

const part = { x: 640, y: 416, width: 640 };
const blocks = [
  { d: 'M820 600a180 180 0 0 1 180-180v180z', tone: 5 },
  { d: 'M0 500h180v100H0z', tone: 3 },
];
const dragging = (count: number, ms: number): States => [
  [{ dragged: 0, pointer: true }, 500],
  ...steps(count).map((dragged) => [{ dragged, pointer: true }, ms] as const),
];
const once: States = [[{ dragged: 0 }, 1400], ...dragging(9, 70), [{}, 1200], [{ published: true }, 1000]];
const feature: States = [
  [{}, 1000],
  [{ dragged: 0 }, 700],
  ...dragging(30, 1000 / 30),
  [{}, 1000],
  [{ published: true }, 1800],
];

export const study: Study = {
  look: { ramp: 'sostena', mode: 'light', font: 'Source Sans 3' },
  screens: {
    board: screenOf<BoardProps>({
      component: Board,
      formats: {
        slab: {
          subject: [
            'Sostena Planner',
            'Thursday 26 November',
            'Dock 3',
            'Dock 4',
            'Leeks',
            '2 drivers will be told',
            'Publish',
          ],
        },
        phone: {
          subject: [
            'Sostena Planner',
            'Thursday 26 November',
            'Leeks',
            '25 min late',
            '2 drivers will be told',
            'Publish',
          ],
        },
        card: { subject: ['Sostena Planner', 'Dock 3', 'Leeks', '10:05–11:20', 'Publish'] },
        hero: { subject: ['Thursday 26 November', 'Dock 1', 'Dock 3', 'Leeks', '10:05–11:20'] },
      },
      cover: { x: 610, y: 428, width: 670, inset: [0, 100, 100, 0], ground: 2, blocks },
      films: { once: { states: once }, 'feature-sostena': { part: { ...part, y: 400 }, states: feature } },
    }),
    published: screenOf<BoardProps>({
      component: Board,
      props: { published: true },
      formats: {
        slab: { subject: ['Dock 3', 'Leeks', '2 drivers have been told', 'Mads Vinter', 'Published'] },
        phone: { subject: ['Dock 3', 'Leeks', '2 drivers have been told', 'Published'] },
      },
    }),
  },
};
