import Box from '@mui/material/Box';
import Grid, { type GridSize } from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ContactButton } from '../contact/ContactButton';
import { Message } from '../i18n/Message';

export interface UnsureTileProps {
  /** How many of the service grid's twelve columns it takes on middle and wide screens. */
  size: { sm: GridSize; md: GridSize };
}

const panel = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 3,
  height: '100%',
  p: 4,
} as const;

/** Fills the service grid's last row: for those who do not know which service they need. */
export function UnsureTile({ size }: UnsureTileProps) {
  return (
    <Grid component="li" size={{ xs: 12, ...size }} data-screen-only>
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
    </Grid>
  );
}
