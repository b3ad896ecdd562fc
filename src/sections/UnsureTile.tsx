import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ContactButton } from '../contact/ContactButton';
import { Message } from '../i18n/Message';

const Tile = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  borderRadius: 16,
  backgroundColor: theme.vars.palette.secondary.main,
  color: theme.vars.palette.secondary.contrastText,
  '& > div': { maxWidth: '44ch' },
  '& a': { backgroundColor: theme.vars.palette.secondary.contrastText, color: theme.vars.palette.secondary.main },
  '& a:hover': { backgroundColor: '#000' },
  [theme.breakpoints.up('md')]: { gridColumn: 'span 3' },
}));

/** Fills the service grid's last row: for those who do not know which service they need. */
export function UnsureTile() {
  return (
    <Tile>
      <div>
        <Typography variant="h2" component="h3">
          <Message id="home.services.unsure.title" />
        </Typography>
        <Typography sx={{ mt: 1.5 }}>
          <Message id="home.services.unsure.text" />
        </Typography>
      </div>
      <ContactButton>
        <Message id="home.services.unsure.button" />
      </ContactButton>
    </Tile>
  );
}
