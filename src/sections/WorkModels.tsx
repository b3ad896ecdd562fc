import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { workModels } from '../content/pageLists';
import { Message } from '../i18n/Message';
import { forcedEdge } from '../theme/measures';

const Models = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Model = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: theme.spacing(1.5),
  padding: theme.spacing(3.5, 3),
  border: forcedEdge,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** How much of the work is the company's: three blocks that fill from model to model. */
const Blocks = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 20px)',
  gap: 4,
  marginBottom: theme.spacing(2),
  '& > span': { height: 20, border: `1.5px solid ${theme.vars.palette.primary.main}` },
  '& > [data-filled="true"]': { backgroundColor: theme.vars.palette.primary.main },
  '@media (forced-colors: active)': { '& > [data-filled="true"]': { backgroundColor: 'CanvasText' } },
}));

const filled: Record<(typeof workModels)[number], readonly boolean[]> = {
  projectOnDemand: [true, true, false, true, true, false, false, false, false],
  itPartner: [true, true, true, true, true, true, true, true, true],
  teamAugmentation: [false, false, true, false, false, true, false, false, true],
};

/** The three ways to work together, and when each fits. */
export function WorkModels() {
  return (
    <Models role="list">
      {workModels.map((id) => (
        <Model key={id}>
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
        </Model>
      ))}
    </Models>
  );
}
