import Box from '@mui/material/Box';
import type { CaseStudySlug } from '../content/caseStudies';
import { Glyph } from '../components/art/Glyph';
import { mostCompared } from './toggled';

const look = {
  display: 'grid',
  gridTemplateColumns: { xs: `repeat(${mostCompared}, minmax(0, 40px))`, sm: `repeat(${mostCompared}, 48px)` },
  '& > *': { aspectRatio: '1' },
  '& > span': { border: '1px dashed', borderColor: 'control' },
} as const;

const places = Array.from({ length: mostCompared }, (_, place) => place);

/** What is on the shortlist, by its sign; what can still be put on it has its place in dashes. */
export function ShortlistSigns({ shortlist }: { shortlist: readonly CaseStudySlug[] }) {
  return (
    <Box sx={look}>
      {places.map((place) => {
        const slug = shortlist[place];
        return slug === undefined ? (
          <span key={place} />
        ) : (
          <div key={place}>
            <Glyph slug={slug} />
          </div>
        );
      })}
    </Box>
  );
}
