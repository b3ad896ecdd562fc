import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';

/** The browser's own disclosure: it opens without script, which Material UI's accordion does not. */
const Details = styled('details')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '@media print': { '&:not([open])': { display: 'none' } },
  '& > summary': {
    display: 'inline-block',
    minHeight: 44,
    paddingBlock: 11,
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '0.25em',
  },
}));

interface ExplanationProps {
  /** What opens and closes it. */
  toggle: MessageId;
  text: MessageId;
  /** The id of what it explains, where the toggle's words do not say it. */
  describedBy?: string;
  sx: SxProps<Theme>;
}

/** A text for those who want to know more, closed at first. */
export function Explanation({ toggle, text, describedBy, sx }: ExplanationProps) {
  return (
    <Details sx={sx}>
      <summary aria-describedby={describedBy}>
        <Message id={toggle} />
      </summary>
      <p>
        <Message id={text} />
      </p>
    </Details>
  );
}
