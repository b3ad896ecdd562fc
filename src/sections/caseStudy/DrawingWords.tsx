import { styled } from '@mui/material/styles';
import type { SVGProps } from 'react';
import type { CaseStudySlug } from '../../content/caseStudies';
import { drawingTone } from '../../content/accents';
import { drawingSizes, type DrawingWord, type TextSection } from '../../content/textSections';
import { localeFacts } from '../../i18n/locales';
import { messageId } from '../../i18n/messageId';
import { useLocale } from '../../i18n/useLocale';
import { useMessage } from '../../i18n/useMessage';

const monospace = 'ui-monospace, Menlo, Consolas, monospace';

/** The words are above the drawing, because its file has neither fonts nor messages. With forced colors both keep their own colors. */
const Words = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fontWeight: theme.typography.fontWeightMedium,
  // Words shrink as their drawing does; by default WebKitGTK rounds the width of each letter to a pixel of the screen.
  textRendering: 'geometricPrecision',
  forcedColorAdjust: 'none',
}));

/** The place where a word starts in a drawing of this width, and its direction. */
function placeOf(
  { at: [x], mirrored, kept, message, centered }: DrawingWord,
  isMirrored: boolean,
  width: number,
): Pick<SVGProps<SVGTextElement>, 'x' | 'textAnchor'> {
  if (!isMirrored) return { x, textAnchor: centered ? 'middle' : 'start' };
  if (kept !== undefined) return { x: kept, textAnchor: 'start' };
  const start = mirrored ?? width - x;
  if (centered) return { x: start, textAnchor: 'middle' };
  // A name is written from left to right, so it ends at the position where an Arabic word starts.
  return { x: start, textAnchor: message === undefined ? 'end' : 'start' };
}

interface DrawingWordsProps {
  slug: CaseStudySlug;
  section: TextSection;
  drawing: keyof typeof drawingSizes;
}

/** The words of a drawing. Screen readers skip them, because the alternative text has the same content. */
export function DrawingWords({ slug, section: { id, words }, drawing }: DrawingWordsProps) {
  const say = useMessage();
  const isMirrored = localeFacts[useLocale()].direction === 'rtl';
  const { width, height } = drawingSizes[drawing];
  return (
    <Words viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {words?.map((word) => {
        const { at, message, code, text, size = 28, tone, lit, turn } = word;
        const place = placeOf(word, isMirrored, width);
        return (
          <text
            key={String(at)}
            {...place}
            y={at[1]}
            fontSize={size}
            fill={drawingTone(slug, tone, lit)}
            fontFamily={code === undefined ? undefined : monospace}
            direction={message === undefined ? 'ltr' : undefined}
            transform={turn === undefined ? undefined : `rotate(${isMirrored ? -turn : turn} ${place.x} ${at[1]})`}
          >
            {message === undefined ? (code ?? text) : say(messageId('caseStudy', slug, id, 'drawing', message))}
          </text>
        );
      })}
    </Words>
  );
}
