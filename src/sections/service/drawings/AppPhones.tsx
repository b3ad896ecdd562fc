import Box from '@mui/material/Box';
import { appSteps } from '../../../content/serviceDrawings';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { phoneScale } from './phoneScale';
import { Phones } from './Phones';
import { PointWords } from '../../PointWords';
import { Signal } from './Signal';

/** Room for five columns of words; in rem, so that larger text makes a list of it as a narrow screen does. */
const across = '@container (min-width: 62rem)';

/** Where there is room, and on paper, all phones stand on one line. */
const inOneRow = { gridTemplateColumns: columns(1, 1, 1, 1, 1) } as const;

/** After each phone there is a space; on wide screens the last one lies outside. */
const row = {
  display: 'grid',
  rowGap: 5,
  [across]: { ...inOneRow, marginInlineEnd: -3 },
  '@media print': inOneRow,
} as const;

const stepInRow = {
  gridTemplateColumns: columns(1),
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: 0,
  breakInside: 'avoid',
  '& > svg': { width: 'var(--phones)', alignSelf: 'end' },
  '& > svg:last-of-type': {
    width: 'calc(0.16 * var(--phones))',
    marginInlineEnd: 'calc(100% - var(--phones))',
  },
  '&:not(:last-of-type)::before': { display: 'none' },
} as const;

const step = {
  '--phones': 'min(8rem, 46cqi)',
  display: 'grid',
  gridTemplateColumns: 'var(--phones) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  '& > svg': { gridArea: '1 / 1' },
  // The signal, beside the foot of the phone in front.
  '& > svg:last-of-type': { placeSelf: 'end', width: '1.5rem' },
  columnGap: { xs: 2, sm: 4 },
  // The way to the next phone, behind this one.
  '&:not(:last-of-type)::before': {
    content: '""',
    gridArea: '1 / 1 / 3',
    marginInlineStart: `calc(${phoneScale / 2} * var(--phones) - 1.5px)`,
    mb: -5,
    borderInlineStart: '3px solid',
    borderColor: 'primary.main',
  },
  [across]: { ...stepInRow, '--phones': 'calc(100% - 24px)' },
  '@media print': { ...stepInRow, '--phones': '5rem' },
} as const;

/** From the line up to the middle of the phone in front, which stands at the edge. */
const tick = {
  content: '""',
  position: 'absolute',
  bottom: 'calc(100% + 3px)',
  insetInlineStart: `calc(${phoneScale / 2} * var(--phones) - 1.5px)`,
  height: 24,
  borderInlineStart: '3px solid',
  borderColor: 'primary.main',
} as const;

/** Below the phones the titles have a row of their own, so that the texts begin at one height. */
const wordsInRow = {
  display: 'grid',
  gridArea: '2 / 1 / span 2',
  gridTemplateRows: 'subgrid',
  alignSelf: 'stretch',
  position: 'relative',
  mt: 3,
  pt: 3,
  paddingInlineEnd: 3,
  borderTop: '3px solid',
  borderColor: 'primary.main',
  '&::before': tick,
  '& > h3': { alignSelf: 'end' },
} as const;

/** The line ends before the space after the last phone. */
const lastInRow = {
  ...wordsInRow,
  pt: '27px',
  border: 0,
  '&::before': { ...tick, bottom: '100%' },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    insetInline: '0 24px',
    borderTop: '3px solid',
    borderColor: 'primary.main',
  },
} as const;

const words = {
  gridArea: '1 / 2 / span 2',
  alignSelf: { sm: 'center' },
  maxWidth: '66ch',
  [across]: wordsInRow,
  '@media print': wordsInRow,
} as const;

const lastWords = { ...words, [across]: lastInRow, '@media print': lastInRow } as const;

/** An app on its way from one phone to both stores, with one more of its blocks at every step. */
export function AppPhones({ prefix }: { prefix: string }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="ol" role="list" sx={row}>
        {appSteps.map(({ id, scene, blocks, signal }, index) => (
          <Box key={id} component="li" sx={step}>
            <Phones scene={scene} blocks={blocks} />
            <Signal count={signal} />
            <Box sx={index === appSteps.length - 1 ? lastWords : words}>
              <PointWords title={messageId(prefix, id, 'title')} text={messageId(prefix, id, 'text')} variant="h4" />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
