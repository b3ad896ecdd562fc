import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { layout } from '../theme/measures';
import { FragmentLink } from '../components/FragmentLink';

const Nav = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'sticky',
    top: `calc(${layout.headerHeight} + 2rem)`,
    alignSelf: 'start',
    maxHeight: `calc(100vh - ${layout.headerHeight} - 4rem)`,
    overflowY: 'auto',
    // Room for the focus ring of its links.
    padding: 8,
    margin: -8,
  },
}));

const Entry = styled(FragmentLink)(({ theme }) => ({
  display: 'block',
  paddingBlock: 5,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
  textDecorationColor: 'transparent',
  '&:hover': { color: theme.vars.palette.text.primary },
}));

interface TextContentsProps {
  prefix: string;
  ids: readonly string[];
}

/** The table of contents of a long text, in sight while one reads; only where there is room beside the text. */
export function TextContents({ prefix, ids }: TextContentsProps) {
  const labelId = useId();
  return (
    <Nav aria-labelledby={labelId}>
      <Typography variant="label" component="p" id={labelId} sx={{ mb: 1 }}>
        <Message id="common.onThisPage" />
      </Typography>
      <ul role="list">
        {ids.map((id) => (
          <li key={id}>
            <Entry to={id}>
              <Message id={messageId(prefix, id, 'heading')} />
            </Entry>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
