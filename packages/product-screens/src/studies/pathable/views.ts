import { closed, type Hall, halls, moved } from './event';

interface View {
  halls: readonly Hall[];
  /** Where the session is dragged from and to, and how wide it is. */
  from: readonly [left: number, top: number];
  to: readonly [left: number, top: number];
  width: number;
  /** The size of a fact's number, and where facts are. */
  number: number;
  facts: object;
}

const large = moved.hall;
/** The plan's halls and what is on them, in pixels. */
export const views: Record<'whole' | 'slab' | 'phone' | 'card', View> = {
  whole: {
    halls,
    from: [424, 84],
    to: [126, 246],
    width: 216,
    number: 46,
    facts: { left: 468, top: 232, gridAutoRows: 96 },
  },
  slab: {
    halls: [
      { ...large, x: 24, y: 40 },
      { ...closed, x: 468, y: 40, width: 150, height: 128, gap: 5, step: 11 },
    ],
    from: [430, 60],
    to: [126, 54],
    width: 216,
    number: 44,
    facts: { left: 468, top: 196, width: 308, gridAutoRows: 64 },
  },
  phone: {
    halls: [{ ...large, x: 16, y: 6, width: 358, height: 226, gap: 4.9, step: 12.5 }],
    from: [150, 150],
    to: [100, 18],
    width: 190,
    number: 26,
    facts: { left: 16, right: 16, top: 246, gridTemplateColumns: '104px 126px 1fr', columnGap: 1.5 },
  },
  card: {
    halls: [{ ...large, x: 18, y: 20, width: 222, height: 174, gap: 3, step: 7.8 }],
    from: [60, 100],
    to: [42, 34],
    width: 174,
    number: 54,
    facts: { left: 256, top: 20 },
  },
};
