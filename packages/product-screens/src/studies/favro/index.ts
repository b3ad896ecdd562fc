import { screenOf, type Study } from '../../study';
import { Board } from './Board';

const cover = { x: 328, y: 50, width: 624, inset: [0, 110, 80, 0], ground: 2 } as const;
const blocks = [{ d: 'M820 420h180v180H820z', tone: 5 }];

export const study: Study = {
  look: { ramp: 'favro', mode: 'light', font: 'Inter', radius: 6 },
  screens: {
    board: screenOf({
      component: Board,
      formats: { slab: { subject: [] }, phone: { subject: [] }, card: { subject: [] } },
      props: { state: 'held' },
      cover: { ...cover, blocks },
    }),
    refused: screenOf({
      component: Board,
      formats: { slab: { subject: [] }, phone: { subject: [] } },
      props: { state: 'refused' },
    }),
    moved: screenOf({
      component: Board,
      formats: { slab: { subject: [] }, phone: { subject: [] } },
      props: { state: 'moved' },
    }),
  },
};
