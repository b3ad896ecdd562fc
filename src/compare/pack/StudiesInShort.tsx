import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type CaseStudySlug, caseStudies } from '../../content/caseStudies';
import { caseStudyRecords } from '../../content/case-studies/records';
import { Message } from '../../i18n/Message';
import { accentColor } from '../../content/case-studies/accents';
import { Glyph } from '../../components/art/Glyph';
import { Tag } from '../../components/text/Tag';

/** On wide screens next to each other, each under its color, as the columns of the table below them are. */
const inShort = (count: number) => ({
  display: 'grid',
  gap: 4,
  '@media screen': {
    gap: { xs: 4, md: 3 },
    gridTemplateColumns: { md: `repeat(${Math.max(count, 2)}, minmax(0, 1fr))` },
    '& > div': { pt: 2, borderTop: '4px solid var(--accent)' },
    '& h3': { typography: { md: 'h4' } },
  },
});

/** Its sign, its name, and that it is a sample where it is one. */
const whose = { display: 'flex', alignItems: 'center', columnGap: 1, mt: 1.5, color: 'text.secondary' } as const;

/** Keeps a tag apart where it is read without its border. */
const space = ' ';

/** Each case study in three lines: whose it is and what it is about, its summary, and where the whole text is. */
export function StudiesInShort({ slugs }: { slugs: readonly CaseStudySlug[] }) {
  return (
    <Box sx={inShort(slugs.length)}>
      {slugs.map((slug) => (
        <Box key={slug} sx={{ '--accent': accentColor(slug) }}>
          <Typography variant="h3" sx={{ maxWidth: '32ch' }}>
            <Message id={`caseStudy.${slug}.card.title`} />
          </Typography>
          <Typography sx={whose}>
            <Box component="span" sx={{ flex: 'none', width: 40 }}>
              <Glyph slug={slug} />
            </Box>
            {caseStudies[slug].customer}
            {space}
            {caseStudyRecords[slug].origin === 'sample' && (
              <Tag>
                <Message id="common.caseStudy.sample" />
              </Tag>
            )}
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: '66ch' }}>
            <Message id={`caseStudy.${slug}.card.summary`} />
          </Typography>
          <Typography sx={{ mt: 1 }}>
            <Message id={`caseStudy.${slug}.card.figure`} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
