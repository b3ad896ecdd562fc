import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { parts } from '../../content/parts';
import { settings } from '../../content/settings';
import { peopleOf } from '../../content/team';
import { Message } from '../../i18n/Message';
import { useLocale } from '../../i18n/useLocale';
import { equalColumns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { ContactButton } from '../../contact/ContactButton';
import { Portrait } from '../../components/media/Portrait';
import { compareAddress } from '../compareAddress';
import type { CompareQuery } from '../compareQuery';
import { CompareTable } from '../CompareTable';
import { PackCover } from './PackCover';
import { PackFacts } from './PackFacts';
import { PackSection } from './PackSection';
import { ScoringSheet } from './ScoringSheet';
import { StudiesInShort } from './StudiesInShort';

const people = {
  display: 'grid',
  // Two on a phone, or one with large letters.
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))', md: equalColumns(3) },
  gap: { xs: 2, md: 3 },
  typography: { xs: 'body2', sm: 'dense' },
  hyphens: 'auto',
} as const;

/** The last panel, like the cover. */
const closing = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'start', md: 'center' },
  justifyContent: 'space-between',
  gap: 3,
  p: { xs: 3, sm: 5 },
} as const;

/** The chosen case studies as a document for people who decide, to read on a screen or to print. */
export function Pack({ query }: { query: CompareQuery }) {
  const locale = useLocale();
  const { studies } = query;
  const address = compareAddress(locale, { studies });
  return (
    <Container className={printClasses.flush} sx={{ py: { xs: 5, md: 8 }, counterReset: 'step' }}>
      <PackCover query={query} address={address} />
      <PackSection name="studies" onNewSheet>
        <StudiesInShort slugs={studies} />
      </PackSection>
      <PackSection name="comparison" onNewSheet>
        <CompareTable slugs={studies} />
      </PackSection>
      {parts.dueDiligence && <PackFacts />}
      <PackSection name="people">
        <Box component="ul" role="list" className={printClasses.columns3} sx={people}>
          {peopleOf('agency').map(({ id, name }) => (
            <Stack key={id} component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
              <Box sx={{ flex: 'none', width: { xs: 44, sm: 64 } }}>
                <Portrait id={id} size={64} />
              </Box>
              <div>
                <b>{name}</b>
                <br />
                <Message id={`team.${id}.position`} />
              </div>
            </Stack>
          ))}
        </Box>
      </PackSection>
      <PackSection name="scoring" onNewSheet>
        <ScoringSheet />
      </PackSection>
      <PackSection name="contact">
        <Paper variant="soft" className={printClasses.flush} sx={closing}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h3" component="p">
              {settings.contactEmail}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              <bdi>{address}</bdi>
            </Typography>
          </Box>
          <ContactButton />
        </Paper>
      </PackSection>
    </Container>
  );
}
