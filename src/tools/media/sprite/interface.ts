import { block, disc, solid } from './drawing';

/** Draws an open path with the one line of the interface signs: 1.75 wide, straight ends, sharp corners. */
function line(path: string): string {
  return `<path fill="none" stroke="currentColor" stroke-width="1.75" d="${path}"/>`;
}

/** The signs of buttons and links, in a space of 24. */
export const interfaceBodies = {
  alert: line('M12 4L21 20H3zM12 10v4.5') + solid(block(11.125, 15.75, 1.75)),
  'arrow-right': line('M3 12h17M13 5l7 7l-7 7'),
  'arrow-up-right': line('M5.5 18.5L18 6M8 6h10v10'),
  check: line('M4 12.5l5.5 5.5L20 7'),
  'chevron-down': line('M5 8.5l7 7l7 -7'),
  close: line('M5 5l14 14M19 5L5 19'),
  copy: line('M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5'),
  filter: line('M3 7h10M19 7h2M3 17h2M11 17h10M13 4h6v6h-6zM5 14h6v6h-6z'),
  language: line(`${disc(12, 12, 8.5)}M3.5 12h17M12 3.5c4.7 4.7 4.7 12.3 0 17c-4.7 -4.7 -4.7 -12.3 0 -17z`),
  mail: line('M3 5h18v14H3zM3 6.5l9 7l9 -7'),
  menu: line('M3 6h18M3 12h18M3 18h18'),
  moon: line('M20 14.8A8.6 8.6 0 1 1 9.2 4a7 7 0 0 0 10.8 10.8z'),
  pause: solid(block(6, 4.5, 4.5, 15) + block(13.5, 4.5, 4.5, 15)),
  play: solid('M7 4v16l13 -8z'),
  plus: line('M12 4v16M4 12h16'),
  sun:
    line(
      'M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1 -2.1M17.3 6.7l2.1 -2.1',
    ) + line(disc(12, 12, 4.25)),
  system: line(disc(12, 12, 8.5)) + solid('M12 3.5a8.5 8.5 0 0 1 0 17z'),
} as const;
