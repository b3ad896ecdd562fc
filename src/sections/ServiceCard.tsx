import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { motion, motionWelcome } from '../theme/measures';
import { type GlyphName, serviceGlyphs } from '../components/art/serviceGlyphs';
import { CardLink } from '../components/CardLink';

/** On phones a list between lines, lower than boxes. */
const narrow = '@media screen and (max-width: 599.95px)';

/** On paper cards are small. */
const roomy = '@media screen and (min-width: 600px)';

/** The glyph on its block, a pseudo-element that makes a quarter turn when the card is pointed at: no library component has a background that moves by itself. */
const GlyphBlock = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  gridRow: 'span 2',
  width: 64,
  height: 64,
  color: theme.vars.palette.primary.main,
  '--icon-2': theme.vars.palette.secondary.main,
  '--icon-2-opacity': 1,
  '--icon-3': 'var(--hero-over)',
  '& > svg': { position: 'relative', width: 40, height: 40 },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderStartEndRadius: '50%',
    backgroundColor: theme.vars.palette.primary.light,
  },
  [motionWelcome]: {
    '&::before': { rotate: 'var(--card-turn, 0deg)', transition: `rotate ${motion.turn}ms ${motion.enter}` },
  },
  [roomy]: {
    width: 96,
    height: 96,
    marginBlockEnd: theme.spacing(2.5),
    '& > svg': { width: 64, height: 64 },
  },
}));

const Card = styled(CardLink)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(0.5, 2.5),
  alignContent: 'start',
  padding: theme.spacing(2.5),
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(0.5),
    padding: theme.spacing(1.25),
    '& > span': { width: 32, height: 32, margin: 0, '& > svg': { width: 24, height: 24 } },
    '& > h3': { fontSize: '9pt' },
    '& > p': { fontSize: '8pt', lineHeight: 1.4 },
  },
  [narrow]: {
    border: 0,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 0,
    paddingInline: 0,
    paddingBlock: theme.spacing(2),
    backgroundColor: 'transparent',
    '& > p': { fontSize: '0.9375rem', lineHeight: 1.45 },
  },
  [roomy]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: theme.spacing(1),
    padding: theme.spacing(3),
  },
}));

interface ServiceCardProps {
  glyph: GlyphName;
  /** The link with the title's words. */
  link: ReactNode;
  text: MessageId;
}

/** One service: glyph, name, two lines. */
export function ServiceCard({ glyph, link, text }: ServiceCardProps) {
  const Glyph = serviceGlyphs[glyph];
  return (
    <Card>
      <GlyphBlock>
        <Glyph />
      </GlyphBlock>
      <Typography variant="h4" component="h3" sx={{ fontSize: { md: '1.1875rem' } }}>
        {link}
      </Typography>
      <Typography color="textSecondary">
        <Message id={text} />
      </Typography>
    </Card>
  );
}
