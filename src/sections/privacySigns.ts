// Lines and flat shapes in a space of 64. What is open holds; what is struck is ruled out.

/** What a browser keeps: the color scheme, the language, how far one had read. What the site does without: cookies, accounts, analytics, advertising, tracking, newsletters. */
export const storageSigns = {
  open: [
    { fixed: true, line: 'M13 32a19 19 0 1 1 38 0a19 19 0 1 1 -38 0z', solid: 'M32 13a19 19 0 0 1 0 38z' },
    { line: 'M13 32a19 19 0 1 1 38 0a19 19 0 1 1 -38 0zM13 32h38M23.5 32a8.5 19 0 1 1 17 0a8.5 19 0 1 1 -17 0z' },
    { line: 'M13 17h20M13 32h14M13 47h20', solid: 'M39 11h13v40l-6.5 -6.5l-6.5 6.5z' },
  ],
  struck: [
    {
      line: 'M34 12a20 20 0 1 0 18 22a8 8 0 0 1 -9 -9a9 9 0 0 1 -9 -13zM19 28a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM28 43a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
    },
    { line: 'M22 21a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM12 52a20 16 0 0 1 40 0z' },
    { line: 'M12 52v-18h11v18zM26.5 52v-40h11v40zM41 52v-28h11v28z' },
    { line: 'M11 26h11v14h-11zM22 26l22 -13v40l-22 -13M14 40l3 12h7l-3 -12M50 26a7.5 7.5 0 0 1 0 14' },
    { line: 'M9 32q23 -34 46 0q-23 34 -46 0zM22.5 32a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0z' },
    { line: 'M15 11h34v42h-34zM22 19h20v10h-20zM22 37h20M22 45h12' },
  ],
} as const;

/** A form's message goes to the mail host, by email to the company, and to the people who answer. It is no place for passwords, payment details and health. */
export const recipientSigns = {
  open: [
    { line: 'M11 13h42v16h-42zM11 35h42v16h-42zM32 21h13M32 43h13', solid: 'M18 18h6v6h-6zM18 40h6v6h-6z' },
    { line: 'M11 15h42v34h-42z', solid: 'M11 15h42l-21 19z' },
    {
      line: 'M14 22a8 8 0 1 1 16 0a8 8 0 1 1 -16 0zM38 14a8 8 0 0 1 0 16M43 36q12 2 12 15',
      solid: 'M14 22a8 8 0 1 1 16 0a8 8 0 1 1 -16 0zM7 53q0 -17 15 -17t15 17z',
    },
  ],
  struck: [
    { line: 'M14 29h36v24h-36zM21 29v-7a11 11 0 0 1 22 0v7M41 41h-3M26 41h-3' },
    { line: 'M9 15h46v34h-46zM9 24h46M35 41h13' },
    { line: 'M32 53l-19 -19a11.5 11.5 0 0 1 19 -14.5a11.5 11.5 0 0 1 19 14.5z' },
  ],
} as const;
