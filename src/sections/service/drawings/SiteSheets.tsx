import Box from '@mui/material/Box';
import { siteSteps } from '../../../content/serviceDrawings';
import type { ServiceSlug } from '../../../content/serviceSlugs';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { SiteSheet } from './SiteSheet';
import { PointWords } from '../../PointWords';

/** The window of the finished page has the most room: on paper so much that its drawing stands beside its words. */
const row = {
  display: 'grid',
  gridTemplateColumns: { lg: columns(4, 3, 6) },
  columnGap: 5,
  rowGap: 6,
  '@media print': { gridTemplateColumns: columns(4, 4, 9), columnGap: 3 },
} as const;

/** In a row the titles stand right above their texts, which begin at one height. */
const words = {
  mt: { xs: 3, sm: 0, lg: 3 },
  alignSelf: { sm: 'start', lg: 'auto' },
  display: { lg: 'grid' },
  gridRow: { lg: 'span 2' },
  gridTemplateRows: 'subgrid',
  '& > h3': { alignSelf: 'end' },
  '@media print': { display: 'grid', gridRow: 'span 2', mt: 1.5 },
} as const;

/** All begin at one edge: below each other with the words below or beside them, or in a row. */
const step = {
  display: 'grid',
  columnGap: 4,
  rowGap: 0,
  gridTemplateColumns: { sm: columns(7, 5), lg: columns(1) },
  gridTemplateRows: { lg: 'subgrid' },
  gridRow: { lg: 'span 3' },
  // What lies behind a sheet does not lie behind the section.
  isolation: 'isolate',
  breakInside: 'avoid',
  '@media print': {
    gridTemplateColumns: columns(1),
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
  },
} as const;

/** How this very page came about: its sentence alone, then a draft with its own words, then the page in the place of an old one. */
export function SiteSheets({ prefix, slug }: { prefix: string; slug: ServiceSlug }) {
  return (
    <Box component="ol" role="list" sx={row}>
      {siteSteps.map((id) => (
        <Box key={id} component="li" sx={step}>
          <SiteSheet step={id} slug={slug} />
          <Box sx={words}>
            <PointWords title={messageId(prefix, id, 'title')} text={messageId(prefix, id, 'text')} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
