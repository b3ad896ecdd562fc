import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';

/** What a browser keeps, lines and flat shapes in a space of 64: the color scheme, the language, how far one had read. */
const kept = [
  { line: 'M13 32a19 19 0 1 1 38 0a19 19 0 1 1 -38 0z', solid: 'M32 13a19 19 0 0 1 0 38z' },
  { line: 'M13 32a19 19 0 1 1 38 0a19 19 0 1 1 -38 0zM13 32h38M23.5 32a8.5 19 0 1 1 17 0a8.5 19 0 1 1 -17 0z' },
  { line: 'M13 17h20M13 32h14M13 47h20', solid: 'M39 11h13v40l-6.5 -6.5l-6.5 6.5z' },
] as const;

/** What the site does without, flat shapes: cookies, accounts, analytics, advertising, tracking, newsletters. */
const absent = [
  'M34 12a20 20 0 1 0 18 22a8 8 0 0 1 -9 -9a9 9 0 0 1 -9 -13zM21 27a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM24 41a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM37 41a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  'M22 22a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM12 53a20 18 0 0 1 40 0z',
  'M12 34h11v18h-11zM26.5 12h11v40h-11zM41 24h11v28h-11z',
  'M11 25h11v15h-11zM25 25l20 -12v39l-20 -12zM14 43h8l3 10h-8zM48 25a7.5 7.5 0 0 1 0 15z',
  'M9 32q23 -32 46 0q-23 32 -46 0zM22.5 32a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0zM27.5 32a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z',
  'M11 16h42l-21 16zM11 21l21 16l21 -16v27h-42z',
] as const;

const strike = 'M10 54L54 10';

/** Three rows below the words and beside them on wide screens; a strip on paper. */
const blocks = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 6.5rem))', md: 'repeat(3, min(6.5rem, 7.2vw))' },
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
  '& > .absent': { color: 'control' },
  // The shapes are faint, so that the stroke through them is seen.
  '& > .absent > .solid': { fillOpacity: 0.5 },
  '& > span': { gridColumn: '1 / -1', mt: -0.5 },
  '& rect': { strokeWidth: 1.5, strokeDasharray: '4 3.5' },
} as const;

/** On paper below its part of the strip. */
const captions = {
  kept: { mb: 1.5, '@media print': { gridArea: '2 / 1 / auto / span 3' } },
  absent: { '@media print': { gridArea: '2 / 4 / auto / -1' } },
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
      <Typography component="span" variant="body2" sx={captions.kept}>
        <Message id="privacyPolicy.storage.heading" />
      </Typography>
      {absent.map((sign) => (
        <svg key={sign} className="absent" viewBox="0 0 64 64">
          <rect x={0.75} y={0.75} width={62.5} height={62.5} />
          <path className="solid" d={sign} />
          <path d={strike} />
        </svg>
      ))}
      <Typography component="span" variant="body2" sx={captions.absent}>
        <Message id="privacyPolicy.visit.heading" />
      </Typography>
    </Box>
  );
}
