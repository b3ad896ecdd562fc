import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RouterLink } from '../components/RouterLink';
import { Message } from '../i18n/Message';
import { layout } from '../theme/measures';
import type { LocalTarget } from '../components/LocalLink';
import { RewardBlocks } from './RewardBlocks';

const Ground = styled('div')(({ theme }) => ({
  overflow: 'clip',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '--focus-ring': theme.vars.palette.primary.contrastText,
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6, 4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)' },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  justifyItems: 'start',
  alignContent: 'center',
  paddingBlockStart: theme.spacing(6),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(5) },
  '& a': {
    marginBlockStart: theme.spacing(1),
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.contrastText,
    '&:hover': { color: theme.vars.palette.secondary.contrastText, backgroundColor: theme.vars.palette.secondary.main },
  },
}));

/** The blocks stand on the ground's lower edge. */
const Blocks = styled('div')(({ theme }) => ({
  alignSelf: 'end',
  marginInline: `calc(-1 * ${layout.gutter})`,
  [theme.breakpoints.up('sm')]: { marginInline: 0 },
}));

const form: LocalTarget = '/referral#form';

/** The first screen: the two figures of the reward as blocks. */
export function ReferralHero() {
  return (
    <Ground>
      <Container>
        <Columns>
          <Words>
            <Typography variant="display" component="h1">
              <Message id="referral.hero.title" />
            </Typography>
            <Typography variant="lead" component="p" sx={{ maxWidth: '36ch' }}>
              <Message id="referral.hero.lead" />
            </Typography>
            <Button component={RouterLink} to={form} variant="contained">
              <Message id="referral.hero.button" />
            </Button>
          </Words>
          <Blocks>
            <RewardBlocks />
          </Blocks>
        </Columns>
      </Container>
    </Ground>
  );
}
