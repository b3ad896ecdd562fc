import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { serviceArtLook } from '../../../components/art/serviceArtLook';
import type { AppStep } from '../../../content/serviceDrawings';
import { Phone } from './Phone';
import { phoneScale } from './phoneScale';

interface Place {
  body: 'iphone' | 'android';
  x: number;
  y: number;
}

/** Where the phones of a scene stand, from the one behind to the one in front. */
const scenes: Record<AppStep['scene'], readonly Place[]> = {
  hand: [{ body: 'iphone', x: 0, y: 60 }],
  accounts: [{ body: 'android', x: 0, y: 60 }],
  beta: [
    { body: 'android', x: 52, y: 0 },
    { body: 'iphone', x: 26, y: 30 },
    { body: 'android', x: 0, y: 60 },
  ],
  review: [
    { body: 'android', x: 52, y: 0 },
    { body: 'iphone', x: 0, y: 60 },
  ],
  updates: [
    { body: 'iphone', x: 52, y: 0 },
    { body: 'android', x: 0, y: 60 },
  ],
};

/** Where the phone in front ends. */
const foot = 367;

/** Its shapes name their colors by class. */
const drawing: SxProps<Theme> = (theme) => ({
  display: 'block',
  width: '100%',
  maxWidth: '16rem',
  height: 'auto',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  // A phone has its keys on the same side in every direction of writing.
  '&:dir(rtl) .keys': { transform: 'scaleX(-1)', transformOrigin: '108px' },
  '& .body': { fill: theme.vars.palette.text.primary },
  '& .frame': { fill: 'var(--hero-2)', stroke: theme.vars.palette.text.primary, strokeWidth: 4 },
  '& .screen': { fill: theme.vars.palette.background.paper },
  '& .edge': { stroke: theme.vars.palette.text.primary, strokeWidth: 3 },
  '& .sign': { fill: 'none', stroke: theme.vars.palette.text.primary, strokeWidth: 2 },
  '& .empty': { fill: 'none', stroke: theme.vars.palette.control, strokeWidth: 2, strokeDasharray: '5 4' },
  // Small: coarser dashes, and no phone between the first and the last.
  [theme.breakpoints.down('sm')]: {
    '& .empty': { strokeWidth: 3.5, strokeDasharray: '10 8' },
    '& > g:not(:first-of-type, :last-of-type)': { display: 'none' },
  },
  ...serviceArtLook,
});

/** The phones of a step, each with so many blocks of the app, the last of which is new. */
export function Phones({ scene, blocks }: Pick<AppStep, 'scene' | 'blocks'>) {
  const top = Math.min(...scenes[scene].map(({ y }) => y));
  const height = foot - top;
  return (
    <Box component="svg" sx={drawing} viewBox={`0 ${top} 216 ${height}`} width={216} height={height} aria-hidden>
      {scenes[scene].map(({ body, x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${phoneScale})`}>
          <Phone body={body} blocks={blocks} />
        </g>
      ))}
    </Box>
  );
}
