/** Signs of this product alone. */
export const signs = {
  call: 'M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  bolt: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  drawn: 'M5 11h14v9H5zM8 11V7a4 4 0 0 1 7.5-2',
  door: 'M5 21V4l9-1v18M14 6h5v15M3 21h18M10.5 12v1',
  link: 'M7 7l10 10-5 5V2l5 5L7 17',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v6h-6',
  place: 'M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11zM12 9v2',
} as const;

/** What is said, who says it, and whether that is sure. */
type Fact = readonly [sign: keyof typeof signs, what: string, by: string, mark: 'check' | 'clock' | 'warning'];
type House = 'shut' | 'open' | 'unknown';
/** The states that one screen shows next to each other. */
export type States = readonly {
  /** The words on the ground, its step of the ramp, the house, and whether the dog is in it. */
  top: readonly [time: string, chip: string, word: string, says: string, tone: number, house: House, dog: boolean];
  rows: readonly Fact[];
  end: readonly [paid: string, label: string, hint: string, action: string];
}[];

/** Seconds since ten: when bolt and door agreed, which is when the paid time began. */
const began = 12 * 60 + 24;
const since = (now: number) => `${Math.floor((now - began) / 60)}:${String((now - began) % 60).padStart(2, '0')}`;
const now = (sensor: string) => `${sensor} sensor, 1 second ago`;
const connected: Fact = ['link', 'Connected', 'Bluetooth, no coverage needed', 'check'];
const shut: Fact = ['door', 'Shut', now('Door'), 'check'];
const open: Fact = ['door', 'Open', now('Door'), 'check'];
const drawn: Fact = ['drawn', 'Drawn back', now('Bolt'), 'check'];

export const stay: States = [
  {
    top: ['10:36', 'Locked for you', 'Occupied', 'Biscuit is inside.', 8, 'shut', true],
    rows: [['bolt', 'Across', now('Bolt'), 'check'], shut, connected],
    end: [since(36 * 60 + 9), 'Paid time', 'No other phone can open this door.', 'Open the door'],
  },
  {
    top: ['10:37', 'Unlocked for you', 'Open', 'Biscuit can come out.', 3, 'open', true],
    rows: [drawn, open, connected],
    end: [since(37 * 60), 'Paid time, stopped', 'Push the door shut when he is out.', 'Biscuit is with me'],
  },
  {
    top: ['10:37', 'The sensors disagree', 'Unknown', 'We cannot tell.', 2, 'unknown', false],
    rows: [['bolt', 'Across', now('Bolt'), 'warning'], ['door', 'Open', now('Door'), 'warning'], connected],
    end: ['Stopped', 'Paid time', 'Support sees the state that you see.', 'Call a person'],
  },
];
export const arrival: States = [
  {
    top: ['10:10', 'You are at station 14', 'Free', 'Now, Bluetooth.', 2, 'shut', false],
    rows: [
      ['link', 'Your phone talks to the bolt', 'That is why it asks for Bluetooth', 'check'],
      ['place', 'Android calls it location', 'Older versions file a scan under it', 'check'],
      ['code', 'Then you read a code', 'It is on the door', 'clock'],
    ],
    end: ['0:00', 'Paid time', 'Nothing has to be typed.', 'Ask me now'],
  },
  {
    top: ['10:11', 'Code read', 'Ready', 'This door only.', 3, 'open', false],
    rows: [['code', 'Station 14', 'Read from its door', 'check'], open, connected],
    end: ['0:00', 'Paid time', 'Lead Biscuit in and push the door.', 'Biscuit is inside'],
  },
  {
    top: ['10:12', 'Please stay', 'Closing', 'The bolt is moving.', 2, 'shut', true],
    rows: [['bolt', 'On its way', 'Bolt sensor, now', 'clock'], shut, connected],
    end: ['0:00', 'Starts with the bolt', 'Your phone buzzes when it has moved.', 'Open again'],
  },
];
