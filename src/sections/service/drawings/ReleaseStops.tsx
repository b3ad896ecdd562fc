import { styled } from '@mui/material/styles';
import { releaseStations } from '../../../content/serviceDrawings';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';
import { tight } from '../../../theme/measures';
import { arrowHead } from '../processLook';
import { releaseLook, stationColumns, stopGap } from './releaseLook';
import { ReleaseStation } from './ReleaseStation';

/** Side of a station's block on phones. */
const side = 72;

/** Below each other on phones, each in the row of what is in place there; on wider screens the names below the track (ReleaseTrack). Styled, since its lengths are the blocks', no steps of the theme's spacing. */
const Stops = styled('div')(({ theme }) => ({
  display: 'grid',
  fontWeight: 560,
  letterSpacing: '-0.01em',
  hyphens: 'auto',
  overflowWrap: 'break-word',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: stationColumns,
    fontSize: '1.1875rem',
    marginBlockEnd: theme.spacing(4),
    '& > span > svg': { display: 'none' },
  },
  [theme.breakpoints.up('md')]: { marginBlockEnd: 0 },
  [theme.breakpoints.down('sm')]: {
    gridArea: '1 / 1 / -1 / 2',
    gridTemplateRows: 'subgrid',
    fontSize: '0.875rem',
    lineHeight: 1.25,
    '& > span': { position: 'relative', display: 'flex', flexDirection: 'column', gap: theme.spacing(0.75) },
    '& > span > svg': { overflow: 'visible', '&:dir(rtl)': { transform: 'scaleX(-1)' }, ...releaseLook(theme) },
    // The line to the next station.
    '& > span::after': {
      content: '""',
      flex: 1,
      minHeight: 24,
      marginBlockEnd: -stopGap + 10,
      marginInlineStart: side / 2 - 2,
      borderInlineStart: '3px solid var(--hero-line)',
    },
    '& > span:not(:first-of-type, :last-of-type)::before': {
      ...arrowHead('down', 'var(--hero-line)'),
      insetBlockEnd: 'calc(100% + 2px)',
      insetInlineStart: side / 2 - 7,
    },
    // From a release none leads on: one leads back to it, whose head is drawn with its block.
    '& > span:nth-last-of-type(2)::after': {
      position: 'absolute',
      insetBlock: `${side / 2 - 1.5}px ${-stopGap - side / 2 - 1.5}px`,
      insetInlineStart: side + 2,
      width: 16,
      margin: 0,
      border: `3px solid ${theme.vars.palette.text.primary}`,
      borderInlineStart: 0,
      borderStartEndRadius: 6,
      borderEndEndRadius: 6,
    },
    '& > span:last-of-type::after': { display: 'none' },
  },
  [tight]: { fontSize: '5vw', overflowWrap: 'anywhere' },
}));

/** The stations of a release by their names. */
export function ReleaseStops({ prefix }: { prefix: string }) {
  return (
    <Stops>
      {releaseStations.map((id) => (
        <span key={id}>
          <svg viewBox="0 0 120 120" width={side} height={side} aria-hidden>
            <ReleaseStation id={id} />
            {id === 'release' && <path fill="currentColor" d="M143 49v22l-20 -11z" />}
          </svg>
          <Message id={messageId(prefix, 'station', id)} />
        </span>
      ))}
    </Stops>
  );
}
