import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CoveredBox } from '../../components/links/CoveredBox';
import { LocalLink } from '../../components/links/LocalLink';
import { Text } from '../../components/text/Text';
import type { CaseStudySlug } from '../../content/caseStudies';
import { caseStudyCards } from '../../content/caseStudyCards';
import { industryTags } from '../../content/tags';
import { columns, equalColumns } from '../../theme/columns';
import { onlyWithScript } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';

const list = {
  display: 'grid',
  gridTemplateColumns: { md: equalColumns(2) },
  columnGap: 3,
  mb: 4,
  // Without script the page shows the cards instead.
  ...onlyWithScript,
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: columns(4, 7),
  alignItems: 'baseline',
  columnGap: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Case studies by name, one line each: the customer, the industry and the project. */
export function CaseStudyNames({ slugs }: { slugs: readonly CaseStudySlug[] }) {
  return (
    <Box component="ul" role="list" className={printClasses.hidden} sx={list}>
      {slugs.map((slug) => {
        const industry =
          industryTags.find((tag) => caseStudyCards[slug].tags.includes(tag) && tag !== 'tech') ?? 'tech';
        return (
          <CoveredBox key={slug} component="li" sx={row}>
            <span>
              <Typography variant="h4" component="span" sx={{ display: 'block' }}>
                <LocalLink to={`/case-studies/${slug}`} look="covering">
                  {caseStudyCards[slug].customer}
                </LocalLink>
              </Typography>
              <Text message={`tags.${industry}`} variant="body2" component="span" color="textSecondary" />
            </span>
            <Text message={`caseStudy.${slug}.card.title`} component="span" />
          </CoveredBox>
        );
      })}
    </Box>
  );
}
