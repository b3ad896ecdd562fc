import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import { clientWordmarks } from '../content/company';
import { Wordmark } from '../components/art/Wordmark';

const Panel = styled('div')(({ theme }) => ({
  display: 'none',
  padding: theme.spacing(8, 5, 5),
  backgroundColor: theme.vars.palette.background.sunken,
  [theme.breakpoints.up('md')]: { display: 'flex', flexDirection: 'column', gap: theme.spacing(5) },
}));

const Marks = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  color: theme.vars.palette.text.secondary,
}));

/** The wide dialog's side panel: three clients' wordmarks (spec.md §2). */
export function TrustPanel() {
  return (
    <Panel>
      <Typography variant="h4" component="p">
        <Message id="contact.trusted" />
      </Typography>
      <Marks role="list">
        {clientWordmarks.map(({ name, mark }) => (
          <li key={name}>
            <Wordmark name={mark} label={name} />
          </li>
        ))}
      </Marks>
    </Panel>
  );
}
