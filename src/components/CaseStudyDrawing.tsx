import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { drawingSizes } from '../content/textSections';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { layout } from '../theme/measures';
import { useMessage } from '../i18n/useMessage';
import { fillingPicture } from '../theme/fillingPicture';

/** On phones it reaches from edge to edge: it is drawn with room around it. Its border is where a white part of it ends. */
const plain = {
  border: 1,
  borderColor: 'divider',
  borderInlineWidth: { xs: 0, sm: 1 },
  borderRadius: { xs: 0, sm: '16px' },
  width: { xs: `calc(100% + 2 * ${layout.gutter})`, sm: '100%' },
  maxWidth: 'none',
  mx: { xs: `calc(-1 * ${layout.gutter})`, sm: 0 },
  backgroundColor: 'var(--accent-background)',
} as const;

/** From edge to edge of the window, up to the widest screen that it is drawn for; in a wider one it stands whole on the page. */
const banded = {
  ...plain,
  borderInlineWidth: 0,
  borderRadius: 0,
  maxWidth: 1440,
  mx: 'auto',
  width: '100%',
  '@media (min-width: 1441px)': { borderInlineWidth: 1, borderRadius: '16px' },
} as const;

interface CaseStudyDrawingProps {
  src: string;
  size: keyof typeof drawingSizes;
  /** Message ids of its words start with this; `.alt` and `.caption` follow. */
  words: string;
  /** From edge to edge of the window. */
  wide?: boolean;
}

/** Its columns are the article's (CaseStudyBody): the caption stands in that of the facts. */
const inColumns = {
  gridTemplateColumns: 'subgrid',
  columnGap: 0,
  '& > figcaption': { gridColumn: { xs: 'text', lg: 'side' }, marginInlineStart: { lg: 8 } },
  '@media print': { marginBlock: 2.5, '&& > *': { gridColumn: 'auto' } },
} as const;

/** The picture below the text, the caption beside its foot under a line in the accent; every second one is as wide as text and facts together, above its caption. */
const inText = {
  gridColumn: { xs: 'text', lg: 'text-start / side-end' },
  display: { lg: 'grid' },
  // The facts beside the first one leave room for its caption.
  '&:first-of-type': { gridRow: { md: 2 } },
  '& > img': { gridColumn: { lg: 'text' } },
  '& > figcaption': { alignSelf: { lg: 'end' } },
  '&:nth-of-type(odd) > figcaption': {
    paddingBlockStart: { lg: 1.5 },
    borderTop: { lg: '1px solid var(--accent)' },
  },
  '&:nth-of-type(even) > img': { gridColumn: { lg: 'text-start / side-end' } },
} as const;

const fromEdgeToEdge = {
  gridColumn: 'full',
  display: 'grid',
  marginBlock: { xs: 1, md: 5 },
  '& > img': { gridColumn: 'full' },
} as const;

/** A drawing that explains what a case study's text tells, on the case study's own background. */
export function CaseStudyDrawing({ src, size, words, wide = false }: CaseStudyDrawingProps) {
  const message = useMessage();
  return (
    <Stack component="figure" spacing={1.5} sx={[wide ? fromEdgeToEdge : inText, inColumns]}>
      <Box
        component="img"
        src={src}
        {...drawingSizes[size]}
        alt={message(messageId(words, 'alt'))}
        loading="lazy"
        decoding="async"
        sx={[fillingPicture, wide ? banded : plain]}
      />
      <Typography
        variant="body2"
        component="figcaption"
        color="textSecondary"
        sx={{ maxWidth: '40rem', fontSize: { lg: '0.9375rem' }, textWrap: 'balance' }}
      >
        <Message id={messageId(words, 'caption')} />
      </Typography>
    </Stack>
  );
}
