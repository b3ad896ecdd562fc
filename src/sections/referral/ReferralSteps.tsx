import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { referralSteps } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { layout } from '../../theme/measures';
import { Numeral } from '../../components/Numeral';
import { StairBlocks } from './StairBlocks';

/** On wide screens the heading stands in the room above the lower steps. */
const stage = { display: 'grid', gap: 5, '& > *': { gridArea: { md: '1 / 1' } } } as const;

const steps = {
  display: 'grid',
  rowGap: 6,
  alignItems: { sm: 'end' },
  gridTemplateColumns: { sm: columns(1, 1, 1) },
} as const;

const StepNumeral = styled(Numeral)(({ theme }) => ({
  ...theme.typography.figure,
  color: theme.vars.palette.primary.main,
}));

/** From the introduction to the reward: three steps of a stair, each a row of blocks higher than the one before. */
export function ReferralSteps() {
  return (
    // No space below where the steps make up a stair: it stands on the next section's background.
    <Box component="section" sx={{ pt: layout.sectionSpace, pb: { xs: layout.sectionSpace, sm: 0 } }}>
      <Container>
        <Box sx={stage}>
          <Typography variant="h2" sx={{ maxWidth: { md: '50%' } }}>
            <Message id="referral.steps.heading" />
          </Typography>
          <Box component="ol" role="list" sx={steps}>
            {referralSteps.map((id) => (
              <Stack key={id} component="li" spacing={1} sx={{ counterIncrement: 'step' }}>
                <StepNumeral aria-hidden />
                <Typography variant="h3">
                  <Message id={`referral.steps.${id}.title`} />
                </Typography>
                <Typography color="textSecondary" sx={{ maxWidth: '40ch', mb: 2, paddingInlineEnd: 3 }}>
                  <Message id={`referral.steps.${id}.text`} />
                </Typography>
                <StairBlocks step={id} />
              </Stack>
            ))}
          </Box>
        </Box>
      </Container>
    </Box>
  );
}
