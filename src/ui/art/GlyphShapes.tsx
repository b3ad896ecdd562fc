import { type GlyphName, serviceGlyphs } from './serviceGlyphs';

/**
 * The shapes of a service's glyph. The second tone is the text color at 30 %, or what `--icon-2` and `--icon-2-opacity` say; custom
 * properties reach a drawing through `<use>`, style sheets do not.
 */
export function GlyphShapes({ name }: { name: GlyphName }) {
  return serviceGlyphs[name].map((shape) =>
    'solid' in shape ? (
      <path key={shape.solid} fill="currentColor" fillRule="evenodd" d={shape.solid} />
    ) : (
      <path
        key={shape.soft}
        fill="var(--icon-2,currentColor)"
        fillOpacity="var(--icon-2-opacity,.3)"
        fillRule="evenodd"
        d={shape.soft}
      />
    ),
  );
}
