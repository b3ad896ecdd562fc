import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';

/** What a browser keeps, lines and flat shapes in a space of 64: the color scheme, the language, how far one had read. */
const kept = [
  { line: 'M13 32a19 19 0 1 1 38 0a19 19 0 1 1 -38 0z', solid: 'M32 13a19 19 0 0 1 0 38z' },
  { line: 'M13 32a19 19 0 1 1 38 0a19 19 0 1 1 -38 0zM13 32h38M23.5 32a8.5 19 0 1 1 17 0a8.5 19 0 1 1 -17 0z' },
  { line: 'M13 17h20M13 32h14M13 47h20', solid: 'M39 11h13v40l-6.5 -6.5l-6.5 6.5z' },
] as const;

/** What the site does without, lines: cookies, accounts, analytics, advertising, tracking, newsletters. */
const absent = [
  'M34 12a20 20 0 1 0 18 22a8 8 0 0 1 -9 -9a9 9 0 0 1 -9 -13zM19 28a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM28 43a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  'M22 21a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM12 52a20 16 0 0 1 40 0z',
  'M12 52v-18h11v18zM26.5 52v-40h11v40zM41 52v-28h11v28z',
  'M11 26h11v14h-11zM22 26l22 -13v40l-22 -13M14 40l3 12h7l-3 -12M50 26a7.5 7.5 0 0 1 0 14',
  'M9 32q23 -34 46 0q-23 34 -46 0zM22.5 32a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0z',
  'M15 11h34v42h-34zM22 19h20v10h-20zM22 37h20M22 45h12',
] as const;

const strike = 'M9 55L55 9';

/** Three rows below the words and beside them on wide screens; a strip on paper. */
const blocks = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(3, minmax(0, 1fr))',
    sm: 'repeat(3, 6.5rem)',
    md: 'repeat(3, min(6.5rem, 7.2vw))',
  },
  gap: 1.5,
  '@media print': { gridTemplateColumns: 'repeat(9, 3rem)', gap: 1 },
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
  '& .solid': { fill: 'currentColor', fillRule: 'evenodd', stroke: 'none' },
  '& > .absent': { color: 'primary.main' },
  // A gap on both sides of the stroke.
  '& .gap': {
    stroke: 'var(--palette-background-default)',
    strokeWidth: 9,
    '@media print': { stroke: '#fff' },
    '@media (forced-colors: active)': { stroke: 'Canvas' },
  },
  '& > span': { mt: -0.5, '@media screen': { gridColumn: '1 / -1' } },
  '& rect': { stroke: 'var(--palette-control)', strokeWidth: 1.5, strokeDasharray: '4 3.5' },
} as const;

/** On paper below its part of the strip. */
const captions = {
  kept: { mb: 1.5, '@media print': { gridArea: '2 / 1 / auto / span 3' } },
  absent: { '@media print': { gridArea: '2 / 4 / auto / -1' } },
} as const;

/** Nine blocks: the three things that a browser keeps are filled, the six that the site does without are outlines, struck through. */
export function KeptBlocks() {
  return (
    <Box sx={blocks} aria-hidden>
      {kept.map(({ line, ...sign }) => (
        <svg key={line} className="kept" viewBox="0 0 64 64">
          <path d={line} />
          {'solid' in sign && <path className="solid" d={sign.solid} />}
        </svg>
      ))}
      <Typography component="span" variant="body2" sx={captions.kept}>
        <Message id="privacyPolicy.storage.heading" />
      </Typography>
      {absent.map((sign) => (
        <svg key={sign} className="absent" viewBox="0 0 64 64">
          <rect x={0.75} y={0.75} width={62.5} height={62.5} />
          <path d={sign} />
          <path className="gap" d={strike} />
          <path d={strike} />
        </svg>
      ))}
      <Typography component="span" variant="body2" sx={captions.absent}>
        <Message id="privacyPolicy.visit.heading" />
      </Typography>
    </Box>
  );
}
