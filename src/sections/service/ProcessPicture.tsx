import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tight } from '../../theme/measures';
import { across } from './processLook';

/** Nine cells of 60, with nothing in them yet. */
const grid = (
  <>
    <path className="plan" d="M0 .75h180M60 0v180M120 0v180M0 60h180M0 120h180" />
    <path className="plan edge" d="M.75 0v180M179.25 0v180M0 179.25h180" />
  </>
);

/** From an idea to a product, in nine blocks: what was heard, a frame around some of it, lines, flat shapes, one of them that is tried, and the whole. */
const pictures: Readonly<Record<number, ReactNode>> = {
  1: (
    <>
      {grid}
      <path
        className="line"
        d="M18 30a12 12 0 1 1 24 0a12 12 0 1 1 -24 0zM138 90a12 12 0 1 1 24 0a12 12 0 1 1 -24 0z"
      />
      <circle className="accent" cx={90} cy={150} r={13} />
    </>
  ),
  2: (
    <>
      {grid}
      <path className="frame" d="M62 2h116v116h-116z" />
      <circle className="accent" cx={150} cy={90} r={13} />
    </>
  ),
  3: (
    <>
      {grid}
      <path
        className="line"
        d="M60 60a60 60 0 0 1 60 -60M120 60h60M120 40h60M120 20h60M0 180a60 60 0 0 1 60 -60M60 60l60 60M120 60l-60 60M126 150a24 24 0 1 1 48 0a24 24 0 1 1 -48 0zM12 72h36v36h-36z"
      />
    </>
  ),
  4: (
    <>
      {grid}
      <path className="pale" d="M60 0h60v60h-60zM0 60h60v60h-60zM120 120h60v60h-60z" />
      <path className="middle" d="M120 0h60v60h-60zM60 60h60v60h-60zM0 120h60v60h-60z" />
      <path
        className="strong"
        d="M60 60a60 60 0 0 1 60 -60v60zM126 150a24 24 0 1 1 48 0a24 24 0 1 1 -48 0zM0 180a60 60 0 0 1 60 -60v60z"
      />
    </>
  ),
  5: (
    <>
      <path className="pale" d="M0 0h180v180h-180z" />
      <path className="middle" d="M120 0h60v60h-60zM60 60h60v60h-60zM0 120h60v60h-60z" />
      <path className="strong" d="M60 60a60 60 0 0 1 60 -60v60zM0 180a60 60 0 0 1 60 -60v60zM0 0h60v60h-60z" />
      <path className="accent" d="M60 60h60v60h-60z" />
      <path className="pointer" d="M92 88l58 24l-25 10l-10 25z" />
    </>
  ),
  6: (
    <>
      <path className="pale" d="M0 0h180v180h-180z" />
      <path className="middle" d="M120 0h60v60h-60zM0 60h60v60h-60zM60 120h60v60h-60z" />
      <path className="strong" d="M0 0h60v60h-60zM120 60h60v60h-60zM0 120h60v60h-60z" />
      <path className="accent" d="M60 60h60v60h-60zM120 120h60v60h-60z" />
      <path
        className="dark"
        d="M60 60a60 60 0 0 1 60 -60v60zM0 180a60 60 0 0 1 60 -60v60zM66 90a24 24 0 1 1 48 0a24 24 0 1 1 -48 0zM120 180a60 60 0 0 1 60 -60v60zM120 60h60l-60 60z"
      />
    </>
  ),
};

/** Its shapes name their colors by class. */
const drawing: SxProps<Theme> = (theme) => ({
  display: 'block',
  gridArea: { xs: '1 / 3', sm: '1 / 3 / 3' },
  alignSelf: 'start',
  width: { xs: 64, sm: 96 },
  height: 'auto',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '& .plan': { fill: 'none', stroke: 'var(--hero-line)', strokeWidth: 1.5, strokeDasharray: '5 4' },
  '& .line': { fill: 'none', stroke: theme.vars.palette.primary.main, strokeWidth: 2.5 },
  '& .frame': { fill: 'none', stroke: theme.vars.palette.primary.main, strokeWidth: 5 },
  '& .pale': { fill: 'var(--hero-1)' },
  '& .middle': { fill: 'var(--hero-2)' },
  '& .strong': { fill: 'var(--hero-3)' },
  '& .dark': { fill: 'var(--hero-bar)' },
  '& .accent': { fill: theme.vars.palette.secondary.main },
  '& .pointer': { fill: 'var(--hero-pointer)', stroke: 'var(--hero-paper)', strokeWidth: 3 },
  // A pointer is the same in every direction of writing.
  '&:dir(rtl) .pointer': { transform: 'scaleX(-1)', transformOrigin: 'center' },
  '@media print': { width: 40 },
  [tight]: { display: 'none' },
  // There its edges are those of the step.
  [across]: { gridArea: 'auto', alignSelf: 'end', width: '100%', '& .edge': { display: 'none' } },
});

/** What there is at a step of the process, counted from 1; the words beside it say the same. */
export function ProcessPicture({ step }: { step: number }) {
  return (
    <Box component="svg" sx={drawing} viewBox="0 0 180 180" width={180} height={180} aria-hidden>
      {pictures[step]}
    </Box>
  );
}
