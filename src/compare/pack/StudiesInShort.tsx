import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../../content/caseStudies';
import { caseStudyCards } from '../../content/caseStudyCards';
import { Message } from '../../i18n/Message';
import { accentColor } from '../../content/accents';
import { equalColumns } from '../../theme/columns';
import { Glyph } from '../../components/art/Glyph';
import { Tag } from '../../components/text/Tag';
import { Text } from '../../components/text/Text';

/** On wide screens the case studies are next to each other, like the columns of the table below. */
const inShort = (count: number) => ({
  display: 'grid',
  gap: { xs: 4, md: 3 },
  gridTemplateColumns: { md: equalColumns(Math.max(count, 2)) },
});

/** The customer's sign and name, and the mark of a sample. */
const customer = { display: 'flex', alignItems: 'center', columnGap: 1, mt: 1.5, color: 'text.secondary' } as const;

/** Each case study in short: title, customer, summary, outcome. */
export function StudiesInShort({ slugs }: { slugs: readonly CaseStudySlug[] }) {
  return (
    <Box sx={inShort(slugs.length)}>
      {slugs.map((slug) => (
        <Box key={slug} sx={{ pt: 2, borderTop: 4, borderColor: accentColor(slug) }}>
          <Text
            message={`caseStudy.${slug}.card.title`}
            variant="h3"
            sx={{ maxWidth: '32ch', typography: { md: 'h4' } }}
          />
          <Typography sx={customer}>
            <Box component="span" sx={{ flex: 'none', width: 40 }}>
              <Glyph slug={slug} />
            </Box>
            {caseStudyCards[slug].customer}{' '}
            {caseStudyCards[slug].origin === 'sample' && (
              <Tag>
                <Message id="common.caseStudy.sample" />
              </Tag>
            )}
          </Typography>
          <Text message={`caseStudy.${slug}.card.summary`} sx={{ mt: 1, maxWidth: '66ch' }} />
          <Text message={`caseStudy.${slug}.card.figure`} sx={{ mt: 1 }} />
        </Box>
      ))}
    </Box>
  );
}
