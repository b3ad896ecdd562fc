import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { customerOf } from '../../content/caseStudy';
import { caseStudyRecords } from '../../content/case-studies/records';
import { Message } from '../../i18n/Message';
import { accentTint } from '../../theme/accentStyles';
import { forcedEdge } from '../../theme/measures';
import { CopyButton } from '../../components/form/CopyButton';
import { Cover } from '../../components/Cover';
import { focusHeading } from '../../components/focusHeading';
import { RouterLink } from '../../components/RouterLink';
import { type CompareQuery, compareSearch } from '../compareQuery';

/** On phones as wide as the cover below them. */
const actions = {
  flexDirection: { sm: 'row' },
  flexWrap: { sm: 'wrap' },
  alignItems: { sm: 'center' },
  gap: 1.5,
  mb: { xs: 3, sm: 5 },
} as const;

/** On a screen one panel: the words at the start, the covers from edge to edge at the end, as high as the panel, where there is room for both. */
const cover = {
  '@media screen': {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    overflow: 'clip',
    border: forcedEdge,
    borderRadius: '16px',
    bgcolor: 'primary.light',
  },
} as const;

/** What it is above, when and where below. */
const words = {
  '@media screen': { display: 'grid', alignContent: 'space-between', gap: 5, p: { xs: 3, sm: 5 } },
} as const;

/** Two by two, on the lower edge; of an odd number the first is as wide as two, and two alone are square. */
const covers = {
  display: 'grid',
  '@media screen': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
    // Above a cover that is lower than its place is the study's own color.
    '& > *': { display: 'grid', alignContent: 'end' },
  },
  '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 10rem))', gap: 2, mt: 4 },
} as const;

/** The pack's first sheet: what it is, of which case studies, of which day, and where it is. What only a screen needs is not printed. */
export function PackCover({ query, address }: { query: CompareQuery; address: string }) {
  const { studies } = query;
  const { formatDate } = useIntl();
  const [today] = useState(() => new Date());

  useEffect(() => {
    // It has come in place of the comparison, which had the focus.
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, []);

  return (
    <Box sx={{ '@media print': { breakAfter: 'page' } }}>
      <Stack data-screen-only sx={actions}>
        <Button
          variant="contained"
          size="small"
          onClick={() => {
            window.print();
          }}
        >
          <Message id="compare.pack.print" />
        </Button>
        <CopyButton text={address} label="compare.pack.copy" done="compare.pack.copied" />
        <Link
          component={RouterLink}
          to={{ search: compareSearch({ ...query, pack: false }) }}
          sx={{ py: 1.25, marginInlineStart: { sm: 'auto' }, textAlign: 'center' }}
        >
          <Message id="compare.pack.back" />
        </Link>
      </Stack>
      <Box sx={cover}>
        <Box sx={words}>
          <div>
            <Typography variant="h1" sx={{ maxWidth: '20ch' }}>
              <Message id="compare.pack.title" />
            </Typography>
            <Typography variant="lead" component="p" sx={{ mt: 2.5 }}>
              {studies.map((slug) => customerOf(caseStudyRecords[slug])).join(' · ')}
            </Typography>
          </div>
          <Box sx={{ '@media print': { mt: 2 } }}>
            <Typography color="textSecondary">
              <Message id="compare.pack.date" values={{ date: formatDate(today, { dateStyle: 'long' }) }} />
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              <bdi>{address}</bdi>
            </Typography>
          </Box>
        </Box>
        <Box sx={covers}>
          {studies.map((slug) => (
            <Box key={slug} sx={{ bgcolor: accentTint(slug) }}>
              <Cover
                slug={slug}
                shape={studies.length === 2 ? 'square' : 'wide'}
                sizes="(min-width: 900px) 600px, 100vw"
                eager
              />
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
