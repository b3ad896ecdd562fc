import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CoveredBox } from '../components/links/CoveredBox';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';

/** Styled, since it is on a page ten times. */
const Row = styled(CoveredBox)(({ theme }) => ({
  paddingBlock: theme.spacing(1),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.dense,
  color: theme.vars.palette.text.secondary,
}));

interface ServiceRowProps {
  /** The service's name as a link, which covers the row. */
  link: ReactNode;
  text?: MessageId;
}

/** One service: its name, or its name in large letters and a line about it. */
export function ServiceRow({ link, text }: ServiceRowProps) {
  return (
    <Row component="li">
      <Typography
        variant={text === undefined ? 'control' : 'h3'}
        component="h3"
        color="textPrimary"
        // A name is one line of four columns.
        {...(text !== undefined && { sx: { fontSize: { md: 'min(1.75rem, 1.82vw)' }, letterSpacing: '-0.03em' } })}
      >
        {link}
      </Typography>
      {text !== undefined && (
        <p>
          <Message id={text} />
        </p>
      )}
    </Row>
  );
}
