import Typography from '@mui/material/Typography';
import type { StudyCard } from '../../content/study';
import { studiesShown, type StudyQuery } from '../../content/studyList';
import { Message } from '../../i18n/Message';
import { useMessage } from '../../i18n/useMessage';

interface CaseStudyCountProps {
  all: readonly StudyCard[];
  query: StudyQuery;
}

/** How many case studies the list shows; always there, so that a change of it is announced. */
export function CaseStudyCount(props: CaseStudyCountProps) {
  return (
    <Typography role="status" color="textSecondary" sx={{ display: 'flex', alignItems: 'center', minHeight: 48 }}>
      <Count {...props} />
    </Typography>
  );
}

function Count({ all, query }: CaseStudyCountProps) {
  const message = useMessage();
  const { filter, showAll } = query;
  if (filter !== 'all') {
    const values = { count: studiesShown(all, query).length, filter: message(`tags.${filter}`) };
    return <Message id="caseStudies.list.count" values={values} />;
  }
  return <Message id={`caseStudies.list.${showAll ? 'countAll' : 'hint'}`} />;
}
