import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { settings } from '../../content/settings';
import { peopleOf } from '../../content/team';
import { Message } from '../../i18n/Message';
import { useLocale } from '../../i18n/useLocale';
import { ContactButton } from '../../contact/ContactButton';
import { Portrait } from '../../components/Portrait';
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
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  gap: 2,
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** The chosen case studies as a document for those who decide: read on a screen, printed, or saved as PDF. */
export function Pack({ query }: { query: CompareQuery }) {
  const locale = useLocale();
  const { studies } = query;
  const address = compareAddress(locale, { studies });
  return (
    <Container sx={{ py: { xs: 5, md: 8 }, '@media print': { py: 0 } }}>
      <PackCover query={query} address={address} />
      <PackSection name="studies">
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
              <Box data-screen-only sx={{ flex: 'none', width: 48 }}>
                <Portrait id={id} size={48} />
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
      <PackSection name="contact" whole>
        <Typography>{settings.contactEmail}</Typography>
        <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          <bdi>{address}</bdi>
        </Typography>
        <ContactButton />
      </PackSection>
    </Container>
  );
}
