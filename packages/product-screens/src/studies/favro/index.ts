import { screenOf, type Study } from '../../study';
import { Board } from './Board';

const cover = { x: 328, y: 112, width: 624, inset: [0, 150, 66, 0], ground: 2 } as const;
const subject = ['Favro', '1.9', 'Undo for moved cards', 'FAV-31 after FAV-24, before FAV-46'];
const refused = ['Favro', '1.9', 'Undo for moved cards', '2.0 is locked', 'Ask Noor', 'Elias deleted it'];
const moved = ['Favro', '2.1', 'Undo for moved cards', 'Saga, from 1.9', 'Undo', 'Elias', 'The line leaves once'];
const blocks = [{ d: 'M820 420h180v180H820z', tone: 5 }];

export const study: Study = {
  look: { ramp: 'favro', mode: 'light', font: 'Inter', radius: 6 },
  screens: {
    board: screenOf({
      component: Board,
      formats: {
        slab: {
          subject: [...subject, '5 people here', 'Only this gap holds still.', 'Noor, from 1.8', 'Drop', '2.0', '2.1'],
        },
        phone: { subject: [...subject, 'Saga', 'Columns by keyboard', 'Checklists keep their order', 'Drop'] },
        card: { subject: [...subject, 'Drop', '2.0', 'One card on many boards'] },
      },
      props: { state: 'held' },
      cover: { ...cover, blocks },
    }),
    refused: screenOf({
      component: Board,
      formats: { slab: { subject: refused }, phone: { subject: refused } },
      props: { state: 'refused' },
    }),
    moved: screenOf({
      component: Board,
      formats: { slab: { subject: moved }, phone: { subject: moved } },
      props: { state: 'moved' },
    }),
  },
};
