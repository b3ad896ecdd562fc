import Typography from '@mui/material/Typography';
import { studiesShown, type StudyQuery } from '../../content/caseStudyList';
import { Message } from '../../i18n/Message';
import { useMessage } from '../../i18n/useMessage';

interface CaseStudyCountProps {
  query: StudyQuery;
}

/** How many case studies the list shows; always there, so that a change of it is announced. */
export function CaseStudyCount(props: CaseStudyCountProps) {
  return (
    <Typography
      role="status"
      color="textSecondary"
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 48,
        textWrap: 'balance',
        // On phones it is smaller, mostly on one line, and leaves the end of its line to the button.
        typography: { xs: 'body2', sm: 'body1' },
        flex: { xs: '1 1 12rem', sm: '0 1 auto' },
      }}
    >
      <Count {...props} />
    </Typography>
  );
}

function Count({ query }: CaseStudyCountProps) {
  const message = useMessage();
  const { filter, showAll } = query;
  if (filter !== 'all') {
    const values = { count: studiesShown(query).length, filter: message(`tags.${filter}`) };
    return <Message id="caseStudies.list.count" values={values} changes />;
  }
  return <Message id={`caseStudies.list.${showAll ? 'countAll' : 'hint'}`} changes />;
}
