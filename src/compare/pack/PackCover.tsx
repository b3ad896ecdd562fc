import { caseStudyCards } from '../../content/caseStudyCards';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Cover } from '../../components/media/Cover';
import { Message } from '../../i18n/Message';
import { columns, equalColumns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { CopyButton } from '../../components/form/CopyButton';
import { focusHeading } from '../../components/overlay/focusHeading';
import { RouterLink } from '../../components/links/RouterLink';
import { Text } from '../../components/text/Text';
import { type CompareQuery, compareSearch } from '../compareQuery';

/** On phones the buttons are as wide as the cover below them. */
const actions = {
  flexDirection: { sm: 'row' },
  flexWrap: { sm: 'wrap' },
  alignItems: { sm: 'center' },
  gap: 1.5,
  mb: { xs: 3, sm: 5 },
} as const;

/** On a screen the words and the covers are one panel. A single cover is next to the words on wide screens; otherwise covers are below them. */
const panel = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: count === 1 ? { md: columns(1, 1) } : undefined,
  overflow: 'clip',
});

/** The pack's first sheet: its title, case studies, day and address. */
export function PackCover({ query, address }: { query: CompareQuery; address: string }) {
  const { studies } = query;
  const { formatDate } = useIntl();
  const [today] = useState(() => new Date());

  useEffect(() => {
    // The pack replaces the comparison, which had the focus.
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
      <Paper variant="soft" className={printClasses.flush} sx={panel(studies.length)}>
        <Box className={printClasses.aligned} sx={{ p: { xs: 3, sm: 4 } }}>
          <Text message="compare.pack.title" variant="h1" sx={{ maxWidth: '20ch' }} />
          <Typography variant="lead" sx={{ mt: 2.5 }}>
            {studies.map((slug) => caseStudyCards[slug].customer).join(' · ')}
          </Typography>
          <Text
            message="compare.pack.date"
            color="textSecondary"
            sx={{ mt: 3 }}
            values={{ date: formatDate(today, { dateStyle: 'long' }) }}
          />
          <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <bdi>{address}</bdi>
          </Typography>
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: equalColumns(studies.length) }}>
          {studies.map((slug) => (
            <Cover key={slug} slug={slug} shows="cover" sizes="50vw" eager />
          ))}
        </Box>
      </Paper>
    </div>
  );
}
