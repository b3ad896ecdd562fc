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
import { CopyButton } from '../../components/form/CopyButton';
import { Cover } from '../../components/Cover';
import { focusHeading } from '../../components/focusHeading';
import { RouterLink } from '../../components/RouterLink';
import { type CompareQuery, compareSearch } from '../compareQuery';

/** The title at the start, the covers at the end, where there is room for both. */
const cover = {
  '@media screen': {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 3,
    rowGap: 4,
    alignItems: 'start',
  },
} as const;

/** Two by two; of an odd number the first is as wide as two. */
const covers = {
  display: 'grid',
  gap: 2,
  '@media screen': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 10rem))', mt: 4 },
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
      <Stack direction="row" data-screen-only sx={{ flexWrap: 'wrap', gap: 1.5, mb: 5, alignItems: 'center' }}>
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
        <Link component={RouterLink} to={{ search: compareSearch({ ...query, pack: false }) }} sx={{ py: 1.25 }}>
          <Message id="compare.pack.back" />
        </Link>
      </Stack>
      <Box sx={cover}>
        <div>
          <Typography variant="h1" sx={{ maxWidth: '20ch' }}>
            <Message id="compare.pack.title" />
          </Typography>
          <Typography variant="lead" component="p" sx={{ mt: 2.5 }}>
            {studies.map((slug) => customerOf(caseStudyRecords[slug])).join(' · ')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            <Message id="compare.pack.date" values={{ date: formatDate(today, { dateStyle: 'long' }) }} />
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <bdi>{address}</bdi>
          </Typography>
        </div>
        <Box sx={covers}>
          {studies.map((slug) => (
            <Cover key={slug} slug={slug} shape="wide" sizes="(min-width: 900px) 600px, 100vw" eager />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
