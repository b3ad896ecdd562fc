import { steps } from '../../steps';
import { type Film, screenOf, type Study } from '../../study';
import { Board, type BoardProps } from './Board';

const drag = (count: number, ms: number): Film<BoardProps>['states'] =>
  steps(count).map((dragged) => [{ dragged, pointer: true }, ms] as const);

/** The card's part: where motion is not welcome, that one is shown. */
const part = { x: 640, y: 416, width: 640 };

export const study: Study = {
  look: { ramp: 'sostena', mode: 'light', font: 'Source Sans 3' },
  screens: {
    board: screenOf<BoardProps>({
      component: Board,
      small: { x: 690, y: 430, width: 232 },
      card: part,
      cover: {
        x: 610,
        y: 428,
        width: 670,
        inset: [0, 100, 100, 0],
        ground: 2,
        blocks: [
          { d: 'M820 600a180 180 0 0 1 180-180v180z', tone: 5 },
          { d: 'M0 500h180v100H0z', tone: 3 },
        ],
      },
      films: {
        once: {
          part,
          once: true,
          states: [
            [{ dragged: 0 }, 1600],
            [{ dragged: 0, pointer: true }, 500],
            ...drag(14, 50),
            [{}, 1300],
            [{ published: true }, 1000],
          ],
        },
        'feature-sostena': {
          part: { x: 640, y: 400, width: 640 },
          states: [
            [{}, 1000],
            [{ dragged: 0 }, 700],
            [{ dragged: 0, pointer: true }, 500],
            ...drag(30, 1000 / 30),
            [{}, 1000],
            [{ published: true }, 1800],
          ],
        },
      },
    }),
    published: screenOf<BoardProps>({
      component: Board,
      props: { published: true },
      small: { x: 1040, y: 648, width: 240 },
      card: { x: 640, y: 416, width: 640 },
    }),
  },
};
