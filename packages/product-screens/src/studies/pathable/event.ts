/** The halls: name, seats, and corner and size on the plan. */
export const halls = [
  { name: 'Ferry', seats: 45, x: 24, y: 20, width: 180, height: 176 },
  { name: 'Crane', seats: 36, x: 228, y: 20, width: 180, height: 176 },
  { name: 'Anchor', seats: 52, x: 432, y: 20, width: 204, height: 176 },
  { name: 'Lighthouse', seats: 180, x: 24, y: 232, width: 420, height: 344 },
] as const;
export const closed = halls[2];

/** A hall: its seats are so far apart in a row, and rows from each other. */
export interface Hall {
  name: string;
  seats: number;
  x: number;
  y: number;
  width: number;
  height: number;
  gap?: number;
  step?: number;
}
/** `from` is in minutes since nine; `left` is the hall that it was moved from. */
const session = (from: number, hall: Hall, title: string, speaker: string, bookmarks: number, left?: Hall) =>
  ({ from, hall, title, speaker, bookmarks, left }) as const;

/** The session that is dragged last. Its new hall has room for all who bookmarked it; the old one had not. */
export const moved = session(75, halls[3], 'Maps that survive a flood', 'Ines Kalff', 142, closed);
export const sessions = [
  moved,
  session(150, halls[1], 'Sensors on a small budget', 'Joris Baan', 29, closed),
  session(150, halls[3], 'Ten years of tide tables', 'Olu Adeyemi', 97),
  session(75, halls[0], 'Reading a budget aloud', 'Petra Wouda', 41),
  session(150, halls[0], 'Panel: whose map is it?', 'Ines Kalff', 44),
  session(75, halls[1], 'Forms that people finish', 'Sam Okafor', 33),
] as const;
/** What is for everyone: from when, how long, what. */
export const shared = [
  [0, 45, 'Opening in Lighthouse, Maud Terpstra'],
  [45, 30, 'Coffee in the foyer'],
  [120, 30, 'Break'],
  [195, 30, 'Lunch on deck'],
] as const;

/** When something begins or ends. */
export const times = [...new Set(shared.flatMap(([from, length]) => [from, from + length]))];

/** A time of the day from minutes since nine, as 9:40. */
export const clock = (from: number) => `${9 + Math.floor(from / 60)}:${String(from % 60).padStart(2, '0')}`;

/** Where the seats of a hall are on the plan: in arcs before its stage. */
export function seatsOf({
  seats,
  x,
  y,
  width,
  height,
  gap = 7,
  step = height / 12.6,
}: Hall): (readonly [x: number, y: number])[] {
  const radii = Array.from({ length: 24 }, (_, row) => width * 0.28 + row * step);
  const arcs = radii.flatMap((radius) => {
    const count = Math.floor(radius / gap);
    const angles = Array.from({ length: count + 1 }, (_, seat) => 0.12 + (2.9 * seat) / count);
    return angles.map((angle) => [x + width / 2 + radius * Math.cos(angle), y + 4 + radius * Math.sin(angle)] as const);
  });
  return arcs.filter(([left]) => left > x + 16 && left < x + width - 16).slice(0, seats);
}
