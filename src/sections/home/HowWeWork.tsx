import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { workModels } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { equalColumns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { Section } from '../../components/Section';

/** The three ways to work together, and when each fits. */
export function HowWeWork() {
  return (
    <Section heading="home.how.heading" intro="home.how.intro" sunken low>
      <Box
        component="ul"
        role="list"
        className={printClasses.columns3}
        sx={{ display: 'grid', gap: { xs: 1, md: 3 }, gridTemplateColumns: { md: equalColumns(3) } }}
      >
        {workModels.map((id) => (
          <Paper key={id} component="li" sx={{ p: { xs: 2, md: 3 } }}>
            <Typography variant="h4" component="h3">
              <Message id={`home.how.${id}.title`} />
            </Typography>
            <Typography
              color="textSecondary"
              sx={{ typography: { xs: 'dense', md: 'body1' }, my: { xs: 0.75, md: 1.5 } }}
            >
              <Message id={`home.how.${id}.text`} />
            </Typography>
            <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
              <Message id={`home.how.${id}.fit`} />
            </Typography>
          </Paper>
        ))}
      </Box>
    </Section>
  );
}
