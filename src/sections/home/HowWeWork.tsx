import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { workModels } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { Section } from '../../components/Section';

/** How much of the work is the company's: nine cells, of which some are filled. A drawing in plain elements, which keep their lines where colors are forced. */
const Blocks = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 20px)',
  gap: 4,
  marginBottom: theme.spacing(2),
  printColorAdjust: 'exact',
  '& > span': { height: 20, border: `1.5px solid ${theme.vars.palette.primary.main}` },
  '& > [data-filled="true"]': { backgroundColor: theme.vars.palette.primary.main },
  '@media (forced-colors: active)': { '& > [data-filled="true"]': { backgroundColor: 'CanvasText' } },
}));

const filled: Record<(typeof workModels)[number], readonly boolean[]> = {
  projectOnDemand: [true, true, false, true, true, false, false, false, false],
  itPartner: [true, true, true, true, true, true, true, true, true],
  teamAugmentation: [false, false, true, false, false, true, false, false, true],
};

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
              <Blocks aria-hidden>
                {filled[id].map((isFilled, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- nine fixed cells
                  <span key={index} data-filled={isFilled} />
                ))}
              </Blocks>
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
