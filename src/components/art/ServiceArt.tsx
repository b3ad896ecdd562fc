import Box from '@mui/material/Box';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { motion, motionWelcome } from '../../theme/measures';
import { BlockFigure } from './BlockFigure';
import { Magnified } from './Magnified';
import { compositionOf, type Crop, placesAround } from './serviceArtCells';
import { serviceArtLook } from './serviceArtLook';
import { serviceGlyphs } from './serviceGlyphs';

const block = 180;
const whole: Crop = [-6, -6, 76];

/** Its shapes name their colors by class. */
const drawing = {
  display: 'block',
  width: '100%',
  height: 'auto',
  ...serviceArtLook,
  '& .grid': { fill: 'none', stroke: 'var(--hero-line)', strokeWidth: 2, strokeDasharray: '6 5' },
  '& .figure': { transformBox: 'fill-box', transformOrigin: 'center' },
  // What is read along the line turns around with it.
  '&:dir(rtl) [data-along] path': { transform: 'scaleX(-1)', transformOrigin: 'center' },
  [motionWelcome]: {
    '& .figure': { transition: `transform ${motion.turn}ms ${motion.enter}` },
    '& .detail:hover .figure': { transform: 'rotate(90deg)' },
  },
} as const;

/** A service in nine blocks: its glyph on four of them, squares cut from the glyph and plain shapes on the others. */
export function ServiceArt({ slug }: { slug: ServiceSlug }) {
  const { corner, tone, details } = compositionOf(slug);
  const glyph = `glyph-${slug}`;
  const Glyph = serviceGlyphs[slug];
  const places = placesAround(corner);
  return (
    <Box component="svg" sx={drawing} viewBox="-24 -24 588 588" width={588} height={588} aria-hidden="true">
      <symbol id={glyph} viewBox="0 0 64 64">
        <Glyph />
      </symbol>
      <path
        className="grid"
        d="M0 -24v588M180 -24v588M360 -24v588M540 -24v588M-24 0h588M-24 180h588M-24 360h588M-24 540h588"
      />
      <g className={tone} transform={`translate(${corner[0] * block} ${corner[1] * block})`}>
        <rect width={2 * block} height={2 * block} />
        <Magnified glyph={glyph} crop={whole} side={2 * block} />
      </g>
      {details.map((detail, index) => {
        const [column, row] = places[index] ?? [0, 0];
        return (
          <g
            key={`${column} ${row}`}
            className={`detail ${detail.tone}`}
            data-along={detail.along}
            transform={`translate(${column * block} ${row * block})`}
          >
            <rect width={block} height={block} />
            <g transform={`rotate(${(detail.turn ?? 0) * 90} ${block / 2} ${block / 2})`}>
              <g className="figure">
                <BlockFigure glyph={glyph} detail={detail} side={block} />
              </g>
            </g>
          </g>
        );
      })}
    </Box>
  );
}
