import { steps } from '../../steps';
import { screenOf, type Study } from '../../study';
import { Schedule, type ScheduleProps } from './Schedule';

const card = { x: 620, y: 404, width: 660 };
const blocks = [
  { d: 'M0 480h120v120H0z', tone: 5 },
  { d: 'M0 0h100a100 100 0 0 1-100 100z', tone: 3 },
];
const cover = { ...card, inset: [100, 0, 0, 120], ground: 2, blocks } as const;
const moving = { props: { dragged: 0.9, pointer: true }, formats: { slab: { subject: [] }, phone: { subject: [] } } };
const states: readonly (readonly [ScheduleProps, ms: number])[] = [
  [{ dragged: 0 }, 1000],
  [{ dragged: 0, pointer: true }, 700],
  ...steps(30).map((dragged) => [{ dragged, pointer: true }, 1000 / 30] as const),
  [{ pointer: true }, 500],
  [{}, 1600],
  [{ published: true }, 2200],
];
const films = { 'feature-pathable': { part: { x: 334, y: 118, width: 946 }, states } };

export const study: Study = {
  look: { ramp: 'pathable', mode: 'light', font: 'Figtree', radius: 10 },
  screens: {
    schedule: screenOf({
      component: Schedule,
      formats: { slab: { subject: [] }, phone: { subject: [] }, card: { subject: [] } },
      cover,
      films,
    }),
    moving: screenOf({ component: Schedule, ...moving }),
  },
};
