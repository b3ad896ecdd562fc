// Lines and flat shapes in a space of 64. What is open holds; what is struck is ruled out.

/** One may read the pages, print them and pass them on, and not reach into servers, misuse the forms, name another person or copy as one’s own. */
export const permissionSigns = {
  open: [
    {
      line: 'M11 16l21 5v31l-21 -5zM32 21l21 -5v31l-21 5z',
      solid: 'M32 21l21 -5v31l-21 5z',
    },
    { line: 'M20 25v-14h24v14M20 43h-9v-18h42v18h-9M20 36h24v17h-24z', solid: 'M20 36h24v17h-24z' },
    { line: 'M27 16h-15v37h37v-13M25 40q0 -19 20 -19', solid: 'M42 8l14 13l-14 13z' },
  ],
  struck: [
    { line: 'M11 12h42v17h-42zM11 35h42v17h-42zM18 20.5h6M18 43.5h6M32 20.5h14M32 43.5h14' },
    { line: 'M10 14h44v36h-44zM10 20l22 9l22 -9' },
    { line: 'M9 14h46v36h-46zM17 27a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM14 43q8.5 -12 17 0M37 26h11M37 35h11' },
    { line: 'M11 11h28v30h-28zM39 23h14v30h-28v-12M18 20h14M18 27h14' },
  ],
} as const;

/** Portraits, quotes with their tag and case studies hold the place of real ones. Each is as wide as two blocks and the gap between. */
export const sampleSigns = {
  held: [
    {
      line: 'M70 21h38M70 33h48M70 45h24',
      solid: 'M27 22a11 11 0 1 1 22 0a11 11 0 1 1 -22 0zM18 54a20 18 0 0 1 40 0z',
    },
    {
      line: 'M66 16h54M66 28h42',
      solid: 'M16 29q0 -15 13 -17v5q-6 2 -6 7h7v13h-14zM36 29q0 -15 13 -17v5q-6 2 -6 7h7v13h-14zM66 39h34v13h-34z',
    },
    {
      line: 'M18 12h40v40h-40zM18 32h40M38 12v40M70 52h48',
      solid:
        'M18 32a20 20 0 0 1 20 -20v20zM38 52a20 20 0 0 0 20 -20h-20zM72 49v-12h10v12zM89 49v-22h10v22zM106 49v-33h10v33z',
    },
  ],
} as const;

/** Who links to the site writes, waits, and names it or shows its address. The link neither misleads nor carries the logo, and no frame holds the pages. */
export const linkingSigns = {
  open: [
    { line: 'M11 15h42v34h-42z', solid: 'M11 15h42l-21 19z' },
    { line: 'M12 16h40v37h-40zM22 10v10M42 10v10M20 36h24M20 45h14', solid: 'M12 16h40v12h-40z' },
    {
      fixed: true,
      line: 'M28 21l5 -5a10.6 10.6 0 0 1 15 15l-5 5M36 43l-5 5a10.6 10.6 0 0 1 -15 -15l5 -5M25 39l14 -14',
    },
  ],
  struck: [
    {
      line: 'M9 23q23 -7 46 0q0 21 -14 21q-6 0 -9 -7q-3 7 -9 7q-14 0 -14 -21zM17 30q5 -4 10 1q-5 4 -10 -1zM37 31q5 -5 10 -1q-5 5 -10 1z',
    },
    {
      line: 'M11 11h11v11h-11zM26.5 11h11v11h-11zM42 11h11v11h-11zM11 26.5h11v11h-11zM26.5 26.5h11v11h-11zM42 26.5h11v11h-11zM11 42h11v11h-11zM26.5 42h11v11h-11zM42 42h11v11h-11z',
    },
    { line: 'M9 12h46v40h-46zM9 21h46M19 28h26v17h-26zM25 36h14' },
  ],
} as const;

/** What remains in force for intent, gross negligence and injury. What is not answered for: service at all times, correct pages, a loss. */
export const liabilitySigns = {
  open: [
    { line: 'M12 32a20 20 0 1 1 40 0a20 20 0 1 1 -40 0z', solid: 'M22 32a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z' },
    { line: 'M32 12l23 40h-46zM32 26v11', solid: 'M29.5 41.5h5v5h-5z' },
    {
      line: 'M32 52l-18 -18a11 11 0 0 1 18 -14a11 11 0 0 1 18 14z',
      solid: 'M32 52l-18 -18a11 11 0 0 1 18 -14a11 11 0 0 1 18 14zM29 24v6h-6v6h6v6h6v-6h6v-6h-6v-6z',
    },
  ],
  struck: [
    { line: 'M12 32a20 20 0 1 1 40 0a20 20 0 1 1 -40 0zM32 17v15h14' },
    { line: 'M14 10h36v44h-36zM19.5 21l4 4l8 -9M35 41h10M29 48h16' },
    { line: 'M11 11v42h42M18 20l11 11l7 -6l15 16M51 31v10h-10' },
  ],
} as const;
