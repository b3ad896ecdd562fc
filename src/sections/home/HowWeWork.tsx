import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { workModels } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { Section } from '../../components/Section';
import { FilledGrid } from '../FilledGrid';
import { workModelCells } from '../workModelCells';

const panel = {
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: 1.5,
  height: '100%',
  py: 3.5,
  px: 3,
} as const;

/** The three ways to work together, and when each fits. */
export function HowWeWork() {
  return (
    <Section heading="home.how.heading" intro="home.how.intro" sunken>
      <Grid container component="ul" role="list" spacing={3}>
        {workModels.map((id) => (
          <Grid key={id} component="li" size={{ xs: 12, sm: 4 }}>
            <Paper sx={panel}>
              <FilledGrid filled={workModelCells[id]} />
              <Typography variant="h3">
                <Message id={`home.how.${id}.title`} />
              </Typography>
              <Typography color="textSecondary">
                <Message id={`home.how.${id}.text`} />
              </Typography>
              <Typography sx={{ mt: 1, pt: 2, borderTop: 1, borderColor: 'divider', fontWeight: 500 }}>
                <Message id={`home.how.${id}.fit`} />
              </Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}
