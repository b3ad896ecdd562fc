import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { across, branch, laneEnd } from './processLook';
import type { LoopPlace } from './processPlaces';

/** Space between the end of the lanes and a loop's words: the line of the steps passes there. */
const inset = '3.5rem';

const reason = {
  position: 'relative',
  gridRow: '-2 / -1',
  alignSelf: 'center',
  justifySelf: 'start',
  py: 1.25,
  px: 1.5,
  textAlign: 'center',
  color: 'secondary.contrastText',
  bgcolor: 'secondary.main',
  pointerEvents: 'auto',
  '@media (forced-colors: active)': { border: '1px solid' },
  [across]: {
    alignSelf: 'end',
    justifySelf: 'center',
    // No wider than the shortest loop.
    maxWidth: '11rem',
    textWrap: 'balance',
    marginInline: 4,
    mt: 3,
    translate: '0 50%',
  },
} as const;

/** On a loop back over three steps or more: of a shorter one's line, words as wide would leave little to see. */
const wider = { [across]: { maxWidth: '14rem' } } as const;

/** Where the reasons stand below each other, a dashed line leads from each to its loop's lane. */
function besideLanes({ depth }: LoopPlace) {
  return {
    marginInlineStart: `calc(${laneEnd(depth)} + ${inset})`,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: branch,
      insetInlineEnd: '100%',
      width: `calc(${laneEnd(depth)} + ${inset} - 0.5rem)`,
      borderBlockStart: '2px dashed',
      borderColor: 'text.secondary',
      [across]: { display: 'none' },
    },
  } as const;
}

/** Why a loop leads back: its words, on its line. */
export function ProcessLoopReason({ place, children }: { place: LoopPlace; children: ReactNode }) {
  const [to, from] = place.columns;
  return (
    <Typography variant="label" component="span" sx={[besideLanes(place), reason, from - to > 2 && wider]}>
      {children}
    </Typography>
  );
}
