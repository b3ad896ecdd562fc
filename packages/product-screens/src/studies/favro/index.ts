import { screenOf, type Study } from '../../study';
import { Board } from './Board';

const parts = { component: Board, small: { x: 330, y: 189, width: 308 }, card: { x: 328, y: 80, width: 624 } };
const right = { small: { x: 960, y: 218, width: 296 }, card: { x: 640, y: 80, width: 624 } };
const cover = { x: 328, y: 50, width: 624, inset: [0, 110, 80, 0], ground: 2 } as const;
const blocks = [{ d: 'M820 420h180v180H820z', tone: 5 }];

export const study: Study = {
  look: { ramp: 'favro', mode: 'light', font: 'Inter', radius: 6 },
  screens: {
    board: screenOf({ ...parts, props: { state: 'held' }, cover: { ...cover, blocks } }),
    refused: screenOf({ ...parts, small: { x: 330, y: 216, width: 308 }, props: { state: 'refused' } }),
    moved: screenOf({ ...parts, ...right, props: { state: 'moved' } }),
  },
};
