import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { workModels } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { FilledGrid } from '../FilledGrid';
import { workModelCells } from '../workModelCells';

const LargeGrid = styled(FilledGrid)({ '--cell': 'clamp(3rem, 5vw, 4.5rem)' });

/** The three ways to hire the company: how much of the work is whose, drawn and said. */
export function WaysOfWorking() {
  return (
    <Grid container component="ul" role="list" spacing={{ xs: 5, md: 3 }} sx={{ mb: { xs: 5, md: 8 } }}>
      {workModels.map((id) => (
        <Grid key={id} component="li" size={{ xs: 12, sm: 4 }}>
          <LargeGrid filled={workModelCells[id]} />
          <Typography variant="h3">
            <Message id={`aboutUs.work.${id}.title`} />
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '32ch' }}>
            <Message id={`aboutUs.work.${id}.text`} />
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}
