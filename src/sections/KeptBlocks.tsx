import Box from '@mui/material/Box';

/** What a browser keeps, lines and flat shapes in a space of 64: the color scheme, the language, how far one had read. */
const kept = [
  { line: 'M13 32a19 19 0 1 1 38 0a19 19 0 1 1 -38 0z', solid: 'M32 13a19 19 0 0 1 0 38z' },
  {
    line: 'M13 32a19 19 0 1 1 38 0a19 19 0 1 1 -38 0zM13 32h38M32 13c11.5 10.5 11.5 27.5 0 38c-11.5 -10.5 -11.5 -27.5 0 -38z',
  },
  { line: 'M13 17h20M13 32h14M13 47h20', solid: 'M39 11h13v40l-6.5 -6.5l-6.5 6.5z' },
] as const;

/** What the site does without: cookies, accounts, analytics, advertising, tracking, newsletters. */
const absent = [
  'M34 12a20 20 0 1 0 18 22a8 8 0 0 1 -9 -9a9 9 0 0 1 -9 -13zM25 27h.1M27 40h.1M38 42h.1',
  'M23 22a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM14 52a18 16 0 0 1 36 0z',
  'M13 52h38M18 52v-14h6v14M29 52v-24h6v24M40 52v-36h6v36',
  'M12 27v11h9l21 11v-33l-21 11zM49 26v13M22 39l4 12',
  'M10 32q22 -28 44 0q-22 28 -44 0zM26 32a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z',
  'M12 18h40v29h-40zM12 19l20 17l20 -17',
] as const;

const strike = 'M10 54L54 10';

/** A strip on tablets and on paper, three rows on phones, and beside the words on wide screens. */
const blocks = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(3, 4.25rem)',
    sm: 'repeat(9, minmax(0, 1fr))',
    md: 'repeat(3, min(6.5rem, 7.2vw))',
  },
  gap: { xs: 0.5, sm: 1, md: 1.5 },
  mb: { xs: 3, md: 0 },
  '@media print': { gridTemplateColumns: 'repeat(9, 3rem)', gap: 1, mb: 1.5 },
  '& > svg': {
    width: '100%',
    height: 'auto',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
    printColorAdjust: 'exact',
    '@media print': { strokeWidth: 3.5 },
  },
  '& > .kept': { color: 'primary.contrastText', bgcolor: 'primary.main', strokeWidth: 4.5, strokeLinejoin: 'miter' },
  '& > .kept:nth-of-type(2)': { color: 'band.contrastText', bgcolor: 'band.dark' },
  '& > .kept:nth-of-type(3)': { color: 'secondary.contrastText', bgcolor: 'secondary.main' },
  '& .solid': { fill: 'currentColor', stroke: 'none' },
  '& > .absent': { color: 'control', strokeLinecap: 'round' },
  '& rect': { strokeWidth: 1.5, strokeDasharray: '4 3.5' },
  // The stroke through a sign has a margin in the page's color.
  '& .gap': { color: 'background.default', strokeWidth: 9, strokeLinecap: 'butt' },
} as const;

/** Nine blocks: the three things that a browser keeps are filled, the six that the site does without are outlines. */
export function KeptBlocks() {
  return (
    <Box sx={blocks} aria-hidden>
      {kept.map(({ line, ...sign }) => (
        <svg key={line} className="kept" viewBox="0 0 64 64">
          <path d={line} />
          {'solid' in sign && <path className="solid" d={sign.solid} />}
        </svg>
      ))}
      {absent.map((sign) => (
        <svg key={sign} className="absent" viewBox="0 0 64 64">
          <rect x={0.75} y={0.75} width={62.5} height={62.5} />
          <path d={sign} />
          <path className="gap" d={strike} />
          <path d={strike} />
        </svg>
      ))}
    </Box>
  );
}
