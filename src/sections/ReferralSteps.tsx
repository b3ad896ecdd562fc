import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { referralSteps } from '../content/pageLists';
import { Message } from '../i18n/Message';
import { layout } from '../theme/measures';
import { Numeral } from '../components/Numeral';
import { StairBlocks } from './StairBlocks';

/** No space below where the steps make up a stair: it stands on the next section's ground. */
const Root = styled('section')(({ theme }) => ({
  paddingBlock: layout.sectionSpace,
  [theme.breakpoints.up('sm')]: { paddingBlockEnd: 0 },
}));

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('md')]: { '& > *': { gridArea: '1 / 1' } },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6, 0),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'end' },
}));

const Step = styled('li')(({ theme }) => ({
  counterIncrement: 'step',
  display: 'grid',
  gap: theme.spacing(1),
  '& > p': { maxWidth: '38ch', marginBlockEnd: theme.spacing(2), paddingInlineEnd: theme.spacing(3) },
}));

const StepNumeral = styled(Numeral)(({ theme }) => ({
  ...theme.typography.figure,
  color: theme.vars.palette.primary.main,
}));

/** From the introduction to the reward: three steps of a stair, a row of blocks higher each. */
export function ReferralSteps() {
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId}>
      <Container>
        <Stage>
          <Typography variant="h2" id={headingId} sx={{ maxWidth: { md: '50%' } }}>
            <Message id="referral.steps.heading" />
          </Typography>
          <Steps role="list">
            {referralSteps.map((id) => (
              <Step key={id}>
                <StepNumeral aria-hidden />
                <Typography variant="h3">
                  <Message id={`referral.steps.${id}.title`} />
                </Typography>
                <Typography color="textSecondary">
                  <Message id={`referral.steps.${id}.text`} />
                </Typography>
                <StairBlocks step={id} />
              </Step>
            ))}
          </Steps>
        </Stage>
      </Container>
    </Root>
  );
}
