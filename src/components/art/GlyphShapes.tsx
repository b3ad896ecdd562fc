import { type GlyphName, serviceGlyphs } from './serviceGlyphs';

/**
 * The shapes of a service's glyph. The second tone is the text color at 30 %, or what `--icon-2` and `--icon-2-opacity` say; custom
 * properties reach a drawing through `<use>`, style sheets do not. `--icon-3` is the color of what lies on the second tone.
 */
export function GlyphShapes({ name }: { name: GlyphName }) {
  const { soft, solid, over } = serviceGlyphs[name];
  return (
    <g fillRule="evenodd">
      <path fill="var(--icon-2,currentColor)" fillOpacity="var(--icon-2-opacity,.3)" d={soft} />
      <path fill="currentColor" d={solid} />
      {over !== undefined && <path fill="var(--icon-3,currentColor)" d={over} />}
    </g>
  );
}
