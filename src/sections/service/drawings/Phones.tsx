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
  hand: [{ body: 'iphone', x: 0, y: 97 }],
  accounts: [{ body: 'android', x: 0, y: 97 }],
  beta: [
    { body: 'android', x: 52, y: 0 },
    { body: 'iphone', x: 26, y: 48 },
    { body: 'android', x: 0, y: 97 },
  ],
  review: [
    { body: 'android', x: 52, y: 0 },
    { body: 'iphone', x: 0, y: 97 },
  ],
  updates: [
    { body: 'iphone', x: 52, y: 0 },
    { body: 'android', x: 0, y: 97 },
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
  '& .bar': { fill: 'none', stroke: theme.vars.palette.control, strokeWidth: 2 },
  '& .strike': { fill: 'none', stroke: theme.vars.palette.text.primary, strokeWidth: 5 },
  '& .sign': { fill: 'none', stroke: theme.vars.palette.text.primary, strokeWidth: 2 },
  '& .empty': { fill: 'none', stroke: theme.vars.palette.control, strokeWidth: 2, strokeDasharray: '5 4' },
  ...serviceArtLook,
});

/** The phones of a step, each with so many blocks of the app, the last of which is new. At their foot is the signal: without one the app is as complete. */
export function Phones({ scene, blocks, signal }: Pick<AppStep, 'scene' | 'blocks' | 'signal'>) {
  const top = Math.min(...scenes[scene].map(({ y }) => y));
  const height = 404 - top;
  return (
    <Box component="svg" sx={drawing} viewBox={`0 ${top} 216 ${height}`} width={216} height={height} aria-hidden>
      {scenes[scene].map(({ body, x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${phoneScale})`}>
          <Phone body={body} blocks={blocks} />
        </g>
      ))}
      {[0, 1, 2, 3].map((bar) => (
        <path
          key={bar}
          className={bar < signal ? 'body' : 'bar'}
          d={`M${174 + bar * 11} 403v-${bar * 10 + 9}h8v${bar * 10 + 9}z`}
        />
      ))}
      {signal === 0 && <path className="strike" d="M172 366l40 36" />}
    </Box>
  );
}
