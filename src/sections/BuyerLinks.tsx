import Box from '@mui/material/Box';
import { ArrowLink } from '../components/links/ArrowLink';
import { parts } from '../content/parts';

/** Links to the pages for buyers, on one line. */
export function BuyerLinks() {
  if (!parts.compare && !parts.dueDiligence) return null;
  return (
    <Box component="p" sx={{ mt: 3 }}>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        <ArrowLink to="/case-studies/compare" text="common.compare" />
        <ArrowLink to="/due-diligence" text="common.dueDiligence" />
      </Box>
    </Box>
  );
}
