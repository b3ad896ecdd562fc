import { screenOf, type Study } from '../../study';
import { Board, type BoardProps } from './Board';

const parts = { component: Board, small: { x: 330, y: 189, width: 308 }, card: { x: 328, y: 80, width: 624 } };

export const study: Study = {
  look: { ramp: 'favro', mode: 'light', font: 'Inter', radius: 6 },
  screens: {
    board: screenOf<BoardProps>({
      ...parts,
      props: {
        state: 'held',
        title: 'FAV-31 after FAV-24, before FAV-46',
        note: 'Only this gap holds still. 3 cards have moved elsewhere.',
        other: 'Put back',
        action: 'Drop',
        pointers: [
          ['Saga', 562, 318],
          ['Noor', 236, 640],
          ['Elias', 1150, 452],
        ],
      },
      cover: {
        x: 328,
        y: 50,
        width: 624,
        inset: [0, 110, 80, 0],
        ground: 2,
        blocks: [{ d: 'M820 420h180v180H820z', tone: 5 }],
      },
    }),
    refused: screenOf<BoardProps>({
      ...parts,
      small: { x: 330, y: 216, width: 308 },
      props: {
        state: 'refused',
        title: 'FAV-31 is back in 1.9',
        note: '2.0 is locked since Noor closed it for the release.',
        other: 'Ask Noor',
        action: 'Understood',
        pointers: [['Saga', 760, 290]],
      },
    }),
    moved: screenOf<BoardProps>({
      ...parts,
      small: { x: 960, y: 218, width: 296 },
      card: { x: 640, y: 80, width: 624 },
      props: {
        state: 'moved',
        title: 'Saga moved FAV-31 from 1.9 to 2.1',
        note: 'The line leaves once you have seen it.',
        other: 'Leave it there',
        action: 'Undo',
        pointers: [['Elias', 1198, 374]],
      },
    }),
  },
};
