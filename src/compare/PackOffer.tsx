import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import { columns } from '../theme/columns';
import { layout, onlyWithScript } from '../theme/measures';
import type { CompareQuery } from './compareQuery';
import { OpenPack } from './OpenPack';
import { PackSheets } from './PackSheets';
import { printClasses } from '../theme/printClasses';

const halves = { display: 'grid', gridTemplateColumns: { md: columns(1, 1) }, columnGap: 3 } as const;

const words = { pt: layout.sectionSpace, pb: { xs: 5, md: layout.sectionSpace } } as const;

/** Offers the shown case studies as a document; a picture of the document is next to the words. */
export function PackOffer({ query }: { query: CompareQuery }) {
  return (
    <Box component="section" className={printClasses.hidden} sx={{ bgcolor: 'primary.light', ...onlyWithScript }}>
      <Container sx={halves}>
        <Box sx={words}>
          <Typography variant="h2">
            <Message id="compare.pack.heading" />
          </Typography>
          <Typography sx={{ mt: 2, maxWidth: '66ch', textWrap: 'balance' }}>
            <Message id="compare.pack.text" />
          </Typography>
          <Box sx={{ mt: 4 }}>
            <OpenPack query={query} size="medium" />
          </Box>
        </Box>
        <PackSheets />
      </Container>
    </Box>
  );
}
