import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../../content/caseStudies';
import { customerOf } from '../../content/caseStudy';
import { caseStudyRecords } from '../../content/case-studies/records';
import { Message } from '../../i18n/Message';
import { Tag } from '../../components/Tag';

/** Keeps a tag apart where it is read without its border. */
const space = ' ';

/** Each case study in three lines: whose it is and what it is about, its summary, and where the whole text is. */
export function StudiesInShort({ slugs }: { slugs: readonly CaseStudySlug[] }) {
  return (
    <Stack spacing={4}>
      {slugs.map((slug) => (
        <div key={slug}>
          <Typography variant="h3" sx={{ maxWidth: '32ch' }}>
            <Message id={`caseStudy.${slug}.card.title`} />
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            {customerOf(caseStudyRecords[slug])}
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
        </div>
      ))}
    </Stack>
  );
}
