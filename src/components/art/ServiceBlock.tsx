import Box from '@mui/material/Box';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { BlockFigure } from './BlockFigure';
import { pointSigns } from './pointSigns';
import { compositionOf } from './serviceArtCells';
import { serviceArtLook } from './serviceArtLook';

/** Its shapes name their colors by class. */
const drawing = { display: 'block', height: 'auto', ...serviceArtLook } as const;

/** The block of one of a service's points: its own sign, or one of the blocks beside the glyph in the service's drawing (ServiceArt), which must be on the page too. */
export function ServiceBlock({ slug, index }: { slug: ServiceSlug; index: number }) {
  const sign = pointSigns[slug]?.[index];
  if (sign !== undefined) {
    return (
      <Box component="svg" sx={drawing} viewBox="0 0 64 64" width={180} height={180} aria-hidden>
        <g className={sign.tone} fillRule="evenodd">
          <rect width={64} height={64} />
          <path fill="var(--icon-2)" d={sign.soft} />
          <path fill="currentColor" d={sign.solid} />
        </g>
      </Box>
    );
  }
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
