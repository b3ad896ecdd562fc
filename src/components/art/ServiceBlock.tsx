import Box from '@mui/material/Box';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { BlockFigure } from './BlockFigure';
import { compositionOf } from './serviceArtCells';
import { serviceArtLook } from './serviceArtLook';

/** Its shapes name their colors by class. */
const drawing = { display: 'block', height: 'auto', ...serviceArtLook } as const;

/** One of the blocks beside the glyph in a service's drawing (ServiceArt), which must be on the page too. */
export function ServiceBlock({ slug, index }: { slug: ServiceSlug; index: number }) {
  const { details } = compositionOf(slug);
  const detail = details[index % details.length] ?? details[0];
  return (
    <Box component="svg" sx={drawing} viewBox="0 0 180 180" width={180} height={180} aria-hidden>
      <g className={detail.tone}>
        <rect width={180} height={180} />
        <g transform={`rotate(${(detail.turn ?? 0) * 90} 90 90)`}>
          <BlockFigure glyph={`glyph-${slug}`} detail={detail} side={180} />
        </g>
      </g>
    </Box>
  );
}
