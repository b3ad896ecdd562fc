import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { caseStudies } from '../../content/caseStudies';
import { Cover } from '../../components/media/Cover';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { forcedEdge } from '../../theme/measures';
import { CopyButton } from '../../components/form/CopyButton';
import { focusHeading } from '../../components/overlay/focusHeading';
import { RouterLink } from '../../components/links/RouterLink';
import { type CompareQuery, compareSearch } from '../compareQuery';
import { printClasses } from '../../theme/printClasses';

/** On phones as wide as the cover below them. */
const actions = {
  flexDirection: { sm: 'row' },
  flexWrap: { sm: 'wrap' },
  alignItems: { sm: 'center' },
  gap: 1.5,
  mb: { xs: 3, sm: 5 },
} as const;

/** On a screen one panel: the words, and below them the covers from edge to edge; one cover is next to them where there is room. */
const panel = (count: number) => ({
  '@media screen': {
    display: 'grid',
    gridTemplateColumns: count === 1 ? { md: columns(1, 1) } : undefined,
    overflow: 'clip',
    border: forcedEdge,
    borderRadius: '16px',
    bgcolor: 'primary.light',
  },
});

const covers = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  '@media print': { mt: 4, maxWidth: '14cm' },
});

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
    <div>
      <Stack className={printClasses.hidden} sx={actions}>
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
      <Box sx={panel(studies.length)}>
        <Box sx={{ '@media screen': { p: { xs: 3, sm: 4 } } }}>
          <Typography variant="h1" sx={{ maxWidth: '20ch' }}>
            <Message id="compare.pack.title" />
          </Typography>
          <Typography variant="lead" component="p" sx={{ mt: 2.5 }}>
            {studies.map((slug) => caseStudies[slug].customer).join(' · ')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 3 }}>
            <Message id="compare.pack.date" values={{ date: formatDate(today, { dateStyle: 'long' }) }} />
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <bdi>{address}</bdi>
          </Typography>
        </Box>
        <Box sx={covers(studies.length)}>
          {studies.map((slug) => (
            <Cover key={slug} slug={slug} shows="cover" sizes="50vw" eager />
          ))}
        </Box>
      </Box>
    </div>
  );
}
