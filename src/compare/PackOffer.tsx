import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Text } from '../components/text/Text';
import { columns } from '../theme/columns';
import { alongText, layout, onlyWithScript } from '../theme/measures';
import { printClasses } from '../theme/printClasses';
import type { CompareQuery } from './compareQuery';
import { OpenPack } from './OpenPack';
import PackSheets from './packSheets.svg';

const halves = { display: 'grid', gridTemplateColumns: { md: columns(1, 1) }, columnGap: 3 } as const;

const drawing = { display: 'flex', alignSelf: 'end', justifySelf: 'end', width: 'min(100%, 540px)' } as const;

/** Offers the shown case studies as a document; a picture of the document is next to the words. */
export function PackOffer({ query }: { query: CompareQuery }) {
  return (
    <Box component="section" className={printClasses.hidden} sx={{ bgcolor: 'primary.light', ...onlyWithScript }}>
      <Container sx={halves}>
        <Box sx={{ pt: layout.sectionSpace, pb: { xs: 5, md: layout.sectionSpace } }}>
          <Text message="compare.pack.heading" variant="h2" />
          <Text message="compare.pack.text" sx={{ mt: 2, maxWidth: '66ch', textWrap: 'balance' }} />
          <Box sx={{ mt: 4 }}>
            <OpenPack query={query} size="medium" />
          </Box>
        </Box>
        <Box sx={drawing}>
          <PackSheets width="100%" className={alongText} />
        </Box>
      </Container>
    </Box>
  );
}
