import { screenOf, type Study } from '../../study';
import { Schedule, type ScheduleProps } from './Schedule';

const component = Schedule;
const drag = Array.from({ length: 30 }, (_, step) => 0.5 - Math.cos((Math.PI * (step + 1)) / 30) / 2);

export const study: Study = {
  look: { ramp: 'pathable', mode: 'light', font: 'Figtree', radius: 10 },
  screens: {
    schedule: screenOf<ScheduleProps>({
      component,
      small: { x: 955, y: 432, width: 325 },
      card: { x: 620, y: 404, width: 660 },
      cover: {
        x: 620,
        y: 404,
        width: 660,
        inset: [100, 0, 0, 120],
        ground: 2,
        blocks: [
          { d: 'M0 480h120v120H0z', tone: 5 },
          { d: 'M0 0h100a100 100 0 0 1-100 100z', tone: 3 },
        ],
      },
      films: {
        'feature-pathable': {
          part: { x: 334, y: 118, width: 946 },
          states: [
            [{ dragged: 0 }, 1000],
            [{ dragged: 0, pointer: true }, 700],
            ...drag.map((dragged) => [{ dragged, pointer: true }, 1000 / 30] as const),
            [{ pointer: true }, 500],
            [{}, 1600],
            [{ published: true }, 2200],
          ],
        },
      },
    }),
    moving: screenOf<ScheduleProps>({
      component,
      props: { dragged: 0.9, pointer: true },
      small: { x: 955, y: 432, width: 325 },
      card: { x: 620, y: 396, width: 660 },
    }),
  },
};
