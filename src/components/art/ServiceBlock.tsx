import { styled } from '@mui/material/styles';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { Magnified } from './Magnified';
import { compositionOf } from './serviceArtCells';
import { serviceArtLook } from './serviceArtLook';

/** A drawing: its shapes take their colors from the theme's variables, which no component of Material UI does. */
const Drawing = styled('svg')({ display: 'block', height: 'auto', ...serviceArtLook });

/** One of the five blocks beside the glyph in a service's drawing (ServiceArt), which must be on the page too. */
export function ServiceBlock({ slug, index }: { slug: ServiceSlug; index: number }) {
  const { details } = compositionOf(slug);
  const { crop, tone, turn = 0 } = details[index % details.length] ?? details[0];
  return (
    <Drawing viewBox="0 0 180 180" width={180} height={180} aria-hidden>
      <g className={tone}>
        <rect width={180} height={180} />
        <g transform={`rotate(${turn * 90} 90 90)`}>
          <Magnified glyph={`glyph-${slug}`} crop={crop} side={180} />
        </g>
      </g>
    </Drawing>
  );
}
