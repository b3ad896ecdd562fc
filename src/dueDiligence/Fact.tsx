import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { StatusLabel } from '../components/answers/StatusLabel';
import { LocalLink, type LocalTarget } from '../components/links/LocalLink';
import { Text } from '../components/text/Text';
import type { Day, DueDiligenceFact } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { columns } from '../theme/columns';
import { printClasses } from '../theme/printClasses';

const row = {
  display: 'grid',
  gridTemplateColumns: { sm: columns(2, 5) },
  columnGap: 3,
  rowGap: 0.5,
  py: { xs: 1.25, sm: 1.5 },
} as const;

/** On phones title and status share a line if both fit. */
const head = {
  display: { xs: 'flex', sm: 'block' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
} as const;

const between = ' · ';

/** The name of a source; a source on this site is a link. */
function Source({ source }: Pick<DueDiligenceFact, 'source'>) {
  const name = <Message id={messageId('dueDiligence.source', source.id)} />;
  if (source.kind === 'document' || source.kind === 'statement') return name;
  // The build checks the addresses of records.
  return source.kind === 'page' ? (
    <LocalLink to={source.href as LocalTarget}>{name}</LocalLink>
  ) : (
    <Link href={source.href}>{name}</Link>
  );
}

/** A day as the build wrote it in the page's language (scripts/messages/daysCatalog.ts): browsers write dates in different ways. */
function WrittenDay({ day }: { day: Day }) {
  return (
    <time dateTime={day}>
      <Message id={messageId('day', day)} />
    </time>
  );
}

interface FactProps {
  fact: DueDiligenceFact;
  /** Whether a line is above the answer. */
  divided: boolean;
}

/** One answer: title, status, the mark of a sample, the answer, its source, and the first and last day on which it is valid. */
export function Fact({ fact: { id, status, sample, source, asOf, validUntil }, divided }: FactProps) {
  return (
    <Box component="li" className={printClasses.low} sx={[row, divided && { borderTop: 1, borderColor: 'divider' }]}>
      <Box sx={head}>
        <Text
          message={messageId('dueDiligence.facts', id, 'title')}
          component="h3"
          id={id}
          sx={{ fontWeight: 'fontWeightBold', lineHeight: 1.35 }}
        />
        <span>
          <StatusLabel status={status} />
          {sample === true && (
            <Typography variant="label" component="span" color="textSecondary" sx={{ fontWeight: 'fontWeightRegular' }}>
              {between}
              <Message id="dueDiligence.sample" />
            </Typography>
          )}
        </span>
      </Box>
      <div>
        <Text message={messageId('dueDiligence.facts', id, 'answer')} variant="dense" />
        <Typography variant="label" color="textSecondary" sx={{ mt: 0.5, fontWeight: 'fontWeightRegular' }}>
          <Message id="dueDiligence.sourceLabel" values={{ source: <Source source={source} /> }} />
          {between}
          <Message id="dueDiligence.asOf" values={{ date: <WrittenDay day={asOf} /> }} />
          {between}
          {validUntil === 'siteChanges' ? (
            <Message id="dueDiligence.siteChanges" />
          ) : (
            <Message id="dueDiligence.validUntil" values={{ date: <WrittenDay day={validUntil} /> }} />
          )}
        </Typography>
      </div>
    </Box>
  );
}
