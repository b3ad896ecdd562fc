import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type GlyphName, serviceGlyphs } from '../components/art/serviceGlyphs';
import { CoveredBox } from '../components/links/CoveredBox';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { columns } from '../theme/columns';

/** Styled, since it is on a page ten times. */
const Row = styled(CoveredBox)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '32px 1fr',
  columnGap: theme.spacing(2),
  alignContent: 'start',
  alignItems: 'center',
  paddingBlock: theme.spacing(0.75),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.dense,
  color: theme.vars.palette.text.secondary,
}));

const glyphLook = {
  alignSelf: 'start',
  width: 32,
  height: 32,
  color: 'primary.main',
  '--icon-2': 'var(--palette-secondary-main)',
  '--icon-2-opacity': 1,
  '--icon-3': 'var(--tone-over)',
} as const;

interface ServiceRowProps {
  glyph: GlyphName;
  /** The service's name as a link, which covers the row. */
  link: ReactNode;
  text?: MessageId;
}

/** In large letters below its glyph where there is room. */
const full = { gridTemplateColumns: { md: columns(1) }, rowGap: 1, py: { xs: 1.25, md: 2 } } as const;

/** One service: its glyph next to its name, or with a line about it, which makes the name large. */
export function ServiceRow({ glyph, link, text }: ServiceRowProps) {
  return (
    <Row component="li" sx={text === undefined ? null : full}>
      <Box component={serviceGlyphs[glyph]} sx={glyphLook} />
      <div>
        <Typography
          variant={text === undefined ? 'control' : 'h3'}
          component="h3"
          color="textPrimary"
          sx={{ fontWeight: 'fontWeightBold' }}
        >
          {link}
        </Typography>
        {text !== undefined && (
          <p>
            <Message id={text} />
          </p>
        )}
      </div>
    </Row>
  );
}
