import Box from '@mui/material/Box';
import { Numeral } from '../../components/text/Numeral';
import { Section } from '../../components/Section';
import { Text } from '../../components/text/Text';
import { referralSteps } from '../../content/pageLists';
import { equalColumns } from '../../theme/columns';

const steps = { display: 'grid', gap: { xs: 4, sm: 3 }, gridTemplateColumns: { sm: equalColumns(3) } } as const;

const step = { counterIncrement: 'step', pt: 2.5, borderTop: '3px solid', borderColor: 'primary.main' } as const;

/** The three steps from the introduction to the reward. */
export function ReferralSteps() {
  return (
    <Section heading="referral.steps.heading">
      <Box component="ol" role="list" sx={steps}>
        {referralSteps.map((id) => (
          <Box key={id} component="li" sx={step}>
            <Numeral aria-hidden sx={{ typography: 'figure', color: 'primary.main' }} />
            <Text message={`referral.steps.${id}.title`} variant="h3" sx={{ mt: 1.5 }} />
            <Text
              message={`referral.steps.${id}.text`}
              color="textSecondary"
              sx={{ mt: 1, maxWidth: '40ch', paddingInlineEnd: 2 }}
            />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
