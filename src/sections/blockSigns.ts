// Lines and flat shapes in a space of 64.

/** What a browser keeps: the color scheme, the language, how far one had read. */
export const kept = [
  { line: 'M13 32a19 19 0 1 1 38 0a19 19 0 1 1 -38 0z', solid: 'M32 13a19 19 0 0 1 0 38z' },
  { line: 'M13 32a19 19 0 1 1 38 0a19 19 0 1 1 -38 0zM13 32h38M23.5 32a8.5 19 0 1 1 17 0a8.5 19 0 1 1 -17 0z' },
  { line: 'M13 17h20M13 32h14M13 47h20', solid: 'M39 11h13v40l-6.5 -6.5l-6.5 6.5z' },
] as const;

/** What the site does without: cookies, accounts, analytics, advertising, tracking, newsletters. */
export const absent = [
  'M34 12a20 20 0 1 0 18 22a8 8 0 0 1 -9 -9a9 9 0 0 1 -9 -13zM19 28a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM28 43a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  'M22 21a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM12 52a20 16 0 0 1 40 0z',
  'M12 52v-18h11v18zM26.5 52v-40h11v40zM41 52v-28h11v28z',
  'M11 26h11v14h-11zM22 26l22 -13v40l-22 -13M14 40l3 12h7l-3 -12M50 26a7.5 7.5 0 0 1 0 14',
  'M9 32q23 -34 46 0q-23 34 -46 0zM22.5 32a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0z',
  'M15 11h34v42h-34zM22 19h20v10h-20zM22 37h20M22 45h12',
] as const;

/** What a visitor may do with the pages: read them, print them, pass them on. */
export const allowed = [
  {
    line: 'M11 16l21 5v31l-21 -5zM32 21l21 -5v31l-21 5z',
    solid: 'M32 21l21 -5v31l-21 5z',
  },
  { line: 'M20 25v-14h24v14M20 43h-9v-18h42v18h-9M20 36h24v17h-24z', solid: 'M20 36h24v17h-24z' },
  { line: 'M27 16h-15v37h37v-13M25 40q0 -19 20 -19', solid: 'M42 8l14 13l-14 13z' },
] as const;

/** What the rules of use forbid: reaching into servers, misusing the forms, naming another person, copying as one's own. */
export const forbidden = [
  'M11 12h42v17h-42zM11 35h42v17h-42zM18 20.5h6M18 43.5h6M32 20.5h14M32 43.5h14',
  'M10 14h44v36h-44zM10 20l22 9l22 -9',
  'M9 14h46v36h-46zM17 27a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM14 43q8.5 -12 17 0M37 26h11M37 35h11',
  'M11 11h28v30h-28zM39 23h14v30h-28v-12M18 20h14M18 27h14',
] as const;
