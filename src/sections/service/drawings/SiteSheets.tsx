import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { siteSteps } from '../../../content/serviceDrawings';
import type { ServiceSlug } from '../../../content/serviceSlugs';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { SiteSheet } from './SiteSheet';

const row = {
  display: 'grid',
  gridTemplateColumns: { md: columns(1, 1, 1) },
  columnGap: 5,
  rowGap: 6,
  '@media print': { gridTemplateColumns: columns(1, 1, 1), columnGap: 3 },
} as const;

const step = {
  display: 'grid',
  rowGap: 0,
  gridTemplateRows: { md: 'subgrid' },
  // What lies behind a sheet does not lie behind the section.
  isolation: 'isolate',
  gridRow: { md: 'span 3' },
  breakInside: 'avoid',
  '@media print': { gridTemplateRows: 'subgrid', gridRow: 'span 3', '& > h3': { mt: 1.5 } },
} as const;

/** How this very page came about: its sentence alone, then a draft with its own words, then the page in the place of an old one. */
export function SiteSheets({ prefix, slug }: { prefix: string; slug: ServiceSlug }) {
  return (
    <Box component="ol" role="list" sx={row}>
      {siteSteps.map((id) => (
        <Box key={id} component="li" sx={step}>
          <SiteSheet step={id} slug={slug} />
          <Typography variant="h3" sx={{ mt: 3, alignSelf: 'end' }}>
            <Message id={messageId(prefix, id, 'title')} />
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            <Message id={messageId(prefix, id, 'text')} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
