/** A sign of buttons and links in a space of 24: one line with straight ends and sharp corners, and filled shapes. */
interface Sign {
  line?: string;
  solid?: string;
}

const drawn = {
  'arrow-right': { line: 'M3 12h17M13 5l7 7l-7 7' },
  'arrow-up-right': { line: 'M5.5 18.5L18 6M8 6h10v10' },
  check: { line: 'M4.5 12.5l5 5l10 -11' },
  'chevron-down': { line: 'M5 8.5l7 7l7 -7' },
  close: { line: 'M5 5l14 14M19 5L5 19' },
  copy: { line: 'M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5' },
  language: {
    line: 'M3.5 12a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1 -17 0zM3.5 12h17M12 3.5c4.7 4.7 4.7 12.3 0 17c-4.7 -4.7 -4.7 -12.3 0 -17z',
  },
  menu: { line: 'M3 6h18M3 12h18M3 18h18' },
  pause: { solid: 'M6 4.5h4.5v15h-4.5zM13.5 4.5h4.5v15h-4.5z' },
  play: { solid: 'M7 4v16l13 -8z' },
  system: { line: 'M3.5 12a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1 -17 0z', solid: 'M12 3.5a8.5 8.5 0 0 1 0 17z' },
} satisfies Record<string, Sign>;

export type SignName = keyof typeof drawn;

/** They stand in the page itself: a file of their own would be asked for before the first paint. */
export const signs: Readonly<Record<SignName, Sign>> = drawn;
