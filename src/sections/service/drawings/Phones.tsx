import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { serviceArtLook } from '../../../components/art/serviceArtLook';
import type { AppStep } from '../../../content/serviceDrawings';
import { Phone } from './Phone';

interface Place {
  body: 'iphone' | 'android';
  x: number;
  y: number;
  scale: number;
}

/** Where the phones of a scene stand, from the one behind to the one in front, in a space of 216 by 404. */
const scenes: Record<AppStep['scene'], readonly Place[]> = {
  hand: [{ body: 'iphone', x: 0, y: 0, scale: 1 }],
  accounts: [{ body: 'android', x: 0, y: 0, scale: 1 }],
  beta: [
    { body: 'android', x: 60, y: 0, scale: 0.72 },
    { body: 'iphone', x: 30, y: 56, scale: 0.72 },
    { body: 'android', x: 0, y: 113, scale: 0.72 },
  ],
  review: [
    { body: 'android', x: 52, y: 0, scale: 0.76 },
    { body: 'iphone', x: 0, y: 97, scale: 0.76 },
  ],
  updates: [
    { body: 'iphone', x: 52, y: 0, scale: 0.76 },
    { body: 'android', x: 0, y: 97, scale: 0.76 },
  ],
};

/** Its shapes name their colors by class. */
const drawing: SxProps<Theme> = (theme) => ({
  display: 'block',
  width: '100%',
  maxWidth: '16rem',
  height: 'auto',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '& .body': { fill: theme.vars.palette.text.primary },
  '& .frame': { fill: 'var(--hero-2)', stroke: theme.vars.palette.text.primary, strokeWidth: 4 },
  '& .screen': { fill: theme.vars.palette.background.paper },
  '& .edge': { stroke: theme.vars.palette.text.primary, strokeWidth: 3 },
  '& .sign': { fill: 'none', stroke: theme.vars.palette.text.primary, strokeWidth: 2 },
  '& .empty': { fill: 'none', stroke: theme.vars.palette.control, strokeWidth: 2, strokeDasharray: '5 4' },
  ...serviceArtLook,
});

/** The phones of a step, each with so many blocks of the app, the last of which is new. */
export function Phones({ scene, blocks }: { scene: AppStep['scene']; blocks: number }) {
  return (
    <Box component="svg" sx={drawing} viewBox="0 0 216 404" width={216} height={404} aria-hidden>
      {scenes[scene].map(({ body, x, y, scale }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Phone body={body} blocks={blocks} />
        </g>
      ))}
    </Box>
  );
}
