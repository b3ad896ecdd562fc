import { steps } from '../../steps';
import { screenOf, type Study } from '../../study';
import { Schedule, type ScheduleProps } from './Schedule';

const day = 'Civic Data Days, Tuesday 9 June';
const subject = ['Pathable', 'Maps that survive a flood', 'Lighthouse', '142'];
const told = ['seats in Lighthouse', 'people bookmarked it', 'Ines Kalff again, in Ferry'];
const moving = [...subject, day, ...told, 'Draft, 1 change'];
const card = { x: 620, y: 404, width: 660 };
const blocks = [
  { d: 'M0 480h120v120H0z', tone: 5 },
  { d: 'M0 0h100a100 100 0 0 1-100 100z', tone: 3 },
];
const cover = { ...card, inset: [100, 0, 0, 120], ground: 2, blocks } as const;
const held = {
  props: { dragged: 0.9, pointer: true },
  formats: { slab: { subject: moving }, phone: { subject: moving } },
};
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
      formats: {
        slab: { subject: [...subject, day, 'Anchor is closed', ...told, 'Draft, 2 changes', 'Publish'] },
        phone: { subject: [...subject, day, ...told, 'Draft, 2 changes', 'Publish'] },
        card: { subject: [...subject, 'people bookmarked it', 'Publish'] },
      },
      cover,
      films,
    }),
    moving: screenOf({ component: Schedule, ...held }),
  },
};
