import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';

const strike = 'M9 55L55 9';

/** Three rows below the words and beside them on wide screens; a strip on paper. */
const blocks = {
  display: 'grid',
  // Three or four of one size in a row.
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  flex: 'none',
  width: { sm: '21rem', md: 'min(21rem, 23.6vw)' },
  gap: 1.5,
  '@media print': { gridTemplateColumns: 'repeat(9, 3rem)', width: 'auto', gap: 1 },
  '& > svg': {
    '@media screen': { gridColumn: 'span var(--span)' },
    width: '100%',
    height: 'auto',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
    printColorAdjust: 'exact',
    '@media print': { strokeWidth: 3.5 },
  },
  '& > .open': {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    strokeWidth: 4.5,
    strokeLinejoin: 'miter',
  },
  '& > .open:nth-of-type(2)': { color: 'band.contrastText', bgcolor: 'band.dark' },
  '& > .open:nth-of-type(3)': { color: 'secondary.contrastText', bgcolor: 'secondary.main' },
  '& .solid': { fill: 'currentColor', fillRule: 'evenodd', stroke: 'none' },
  '& > .struck': { color: 'primary.main' },
  // What is ruled out begins a row.
  '& > .open + .struck': { '@media screen': { gridColumn: '1 / span var(--span)' } },
  // A gap on both sides of the stroke.
  '& .gap': {
    stroke: 'var(--palette-background-default)',
    strokeWidth: 7.5,
    '@media print': { stroke: '#fff' },
    '@media (forced-colors: active)': { stroke: 'Canvas' },
  },
  '& > span': { mt: -0.5, '@media screen': { gridColumn: '1 / -1' } },
  '& rect': { stroke: 'var(--palette-control)', strokeWidth: 1.5, strokeDasharray: '4 3.5' },
} as const;

interface StruckBlocksProps {
  open: readonly { line: string; solid?: string }[];
  struck: readonly string[];
  /** What the open ones are, and what the struck ones are, or all where there is one alone. */
  captions: { open?: MessageId; last: MessageId };
}

/** What a legal page allows as filled blocks, and what it rules out as outlines, struck through. */
export function StruckBlocks({ open, struck, captions }: StruckBlocksProps) {
  return (
    <Box sx={{ ...blocks, '--span': struck.length % 3 === 0 ? '4' : '3' }} aria-hidden>
      {open.map(({ line, solid }) => (
        <svg key={line} className="open" viewBox="0 0 64 64">
          <path d={line} />
          {solid !== undefined && <path className="solid" d={solid} />}
        </svg>
      ))}
      {captions.open !== undefined && (
        <Typography component="span" variant="body2" sx={{ mb: 1.5, '@media print': { gridArea: '2 / 1 / auto / 4' } }}>
          <Message id={captions.open} />
        </Typography>
      )}
      {struck.map((sign) => (
        <svg key={sign} className="struck" viewBox="0 0 64 64">
          <rect x={0.75} y={0.75} width={62.5} height={62.5} />
          <path d={sign} />
          <path className="gap" d={strike} />
          <path d={strike} />
        </svg>
      ))}
      <Typography
        component="span"
        variant="body2"
        sx={{ '@media print': { gridArea: `2 / ${captions.open === undefined ? 1 : 4} / auto / -1` } }}
      >
        <Message id={captions.last} />
      </Typography>
    </Box>
  );
}
