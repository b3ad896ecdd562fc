/** Paths of icons that more than one product has, for `Icon`. */
export const icons = {
  check: 'M5 12l5 5L20 7',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  down: 'M6 9l6 6 6-6',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  search: 'M11 4a7 7 0 1 0 .01 0M16 16l5 5',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  clock: 'M12 3a9 9 0 1 0 .01 0M12 7v5l3 2',
  person: 'M12 4a4 4 0 1 0 .01 0M4 21c0-4 4-6 8-6s8 2 8 6',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v.01',
} as const;
