import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { RouterLink } from '../../components/links/RouterLink';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { layout } from '../../theme/measures';
import type { LocalTarget } from '../../components/links/LocalLink';
import { Text } from '../../components/text/Text';
import { RewardFigures } from './RewardFigures';

const hero = { display: 'grid', rowGap: 6, columnGap: 4, gridTemplateColumns: { md: columns(6, 7) } } as const;

const text = { alignItems: 'start', justifyContent: 'center', pt: { xs: 6, md: 5 }, pb: { md: 5 } } as const;

/** On phones from edge to edge. */
const reward = { mx: { xs: `calc(-1 * ${layout.gutter})`, sm: 0 } } as const;

const form: LocalTarget = '/referral#form';

/** The first screen: an introduction to the program and the two figures of the reward. */
export function ReferralHero() {
  return (
    <Paper variant="primary" square sx={{ overflow: 'clip' }}>
      <Container>
        <Box sx={hero}>
          <Stack spacing={3} sx={text}>
            <Text message="referral.hero.title" variant="display" component="h1" />
            <Text message="referral.hero.lead" variant="lead" sx={{ maxWidth: '36ch' }} />
            <Button component={RouterLink} to={form} variant="onPrimary" sx={{ mt: 1 }}>
              <Message id="referral.hero.button" />
            </Button>
          </Stack>
          <Box sx={reward}>
            <RewardFigures />
          </Box>
        </Box>
      </Container>
    </Paper>
  );
}
