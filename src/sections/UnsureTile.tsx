import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ContactButton } from '../contact/ContactButton';
import { Message } from '../i18n/Message';

export interface UnsureTileProps {
  /** How many of the service grid's columns it takes on middle and on wide screens; on phones it takes all. */
  columns: { sm: number; md: number };
}

const panel = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 3,
  height: '100%',
  p: 3,
} as const;

/** Fills the service grid's last row: for those who do not know which service they need. */
export function UnsureTile({ columns: { sm, md } }: UnsureTileProps) {
  return (
    <Box
      component="li"
      data-screen-only
      sx={{
        gridColumn: { xs: '1 / -1', sm: `span ${sm}`, md: `span ${md}` },
        mt: { xs: 1, sm: 0 },
      }}
    >
      <Paper variant="secondary" sx={panel}>
        <Box sx={{ maxWidth: '44ch' }}>
          <Typography variant="h2" component="h3">
            <Message id="home.services.unsure.title" />
          </Typography>
          <Typography sx={{ mt: 1.5 }}>
            <Message id="home.services.unsure.text" />
          </Typography>
        </Box>
        <ContactButton variant="onSecondary">
          <Message id="home.services.unsure.button" />
        </ContactButton>
      </Paper>
    </Box>
  );
}
