import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { settings } from '../../content/settings';
import { peopleOf } from '../../content/team';
import { Message } from '../../i18n/Message';
import { useLocale } from '../../i18n/useLocale';
import { columns } from '../../theme/columns';
import { forcedEdge } from '../../theme/measures';
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
  // On phones two, or one where letters are large.
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))', md: columns(1, 1, 1) },
  gap: { xs: 2, md: 3 },
  fontSize: { xs: '0.875rem', sm: '1rem' },
  lineHeight: 1.4,
  hyphens: 'auto',
  '& picture': { flex: 'none', width: { xs: 44, sm: 64 } },
  '@media print': { gridTemplateColumns: columns(1, 1, 1), gap: 2, '& picture': { width: '15mm' } },
} as const;

/** A panel like the cover, at the end. */
const closing = {
  '@media screen': {
    display: 'flex',
    flexDirection: { xs: 'column', md: 'row' },
    alignItems: { xs: 'start', md: 'center' },
    justifyContent: 'space-between',
    gap: 3,
    p: { xs: 3, sm: 5 },
    border: forcedEdge,
    borderRadius: '16px',
    bgcolor: 'primary.light',
  },
} as const;

/** The chosen case studies as a document for those who decide: read on a screen, printed, or saved as PDF. */
export function Pack({ query }: { query: CompareQuery }) {
  const locale = useLocale();
  const { studies } = query;
  const address = compareAddress(locale, { studies });
  return (
    <Container sx={{ py: { xs: 5, md: 8 }, counterReset: 'step', '@media print': { py: 0 } }}>
      <PackCover query={query} address={address} />
      <PackSection name="studies" onNewSheet>
        <StudiesInShort slugs={studies} />
      </PackSection>
      <PackSection name="comparison" onNewSheet>
        <CompareTable slugs={studies} />
      </PackSection>
      <PackFacts />
      <PackSection name="people" whole>
        <Box component="ul" role="list" sx={people}>
          {peopleOf('agency').map(({ id, name }) => (
            <Stack key={id} component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
              <Portrait id={id} size={64} />
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
      <PackSection name="contact" whole>
        <Box sx={closing}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h3" component="p">
              {settings.contactEmail}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              <bdi>{address}</bdi>
            </Typography>
          </Box>
          <ContactButton />
        </Box>
      </PackSection>
    </Container>
  );
}
