import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { Icon } from '../ui/art/Icon';
import type { IconId } from '../ui/art/iconIds';
import { CardLink } from '../ui/CardLink';

const Card = styled(CardLink)(({ theme }) => ({
  gap: theme.spacing(1),
  padding: theme.spacing(3),
  '& svg:first-of-type': { marginBottom: theme.spacing(3), color: theme.vars.palette.primary.main },
  '& h3 svg': { display: 'none' },
}));

interface ServiceCardProps {
  glyph: IconId;
  /** The link with the title's words. */
  link: ReactNode;
  text: MessageId;
}

/** One service: glyph, name, two lines. */
export function ServiceCard({ glyph, link, text }: ServiceCardProps) {
  return (
    <Card>
      <Icon name={glyph} size={64} />
      <Typography variant="h4" component="h3">
        {link}
      </Typography>
      <Typography color="textSecondary">
        <Message id={text} />
      </Typography>
    </Card>
  );
}
