import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { workModels } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { Section } from '../../components/Section';

/** The three ways to work together, and when each fits. */
export function HowWeWork() {
  return (
    <Section heading="home.how.heading" intro="home.how.intro" sunken>
      <Grid container component="ul" role="list" spacing={{ xs: 2, md: 3 }}>
        {workModels.map((id) => (
          <Grid key={id} component="li" size={{ xs: 12, md: 4 }}>
            <Paper sx={{ p: { xs: 2.5, md: 3 }, height: '100%' }}>
              <Typography variant="h4" component="h3">
                <Message id={`home.how.${id}.title`} />
              </Typography>
              <Typography color="textSecondary" sx={{ my: 1.5 }}>
                <Message id={`home.how.${id}.text`} />
              </Typography>
              <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
                <Message id={`home.how.${id}.fit`} />
              </Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}
