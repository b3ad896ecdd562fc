import { styled } from '@mui/material/styles';
import { studiesShown, type StudyQuery } from '../content/caseStudyList';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';

const Status = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  color: theme.vars.palette.text.secondary,
}));

interface StudyCountProps {
  query: StudyQuery;
}

/** How many studies the list shows; always there, so that a change of it is announced. */
export function StudyCount(props: StudyCountProps) {
  return (
    <Status role="status">
      <Count {...props} />
    </Status>
  );
}

function Count({ query }: StudyCountProps) {
  const message = useMessage();
  const { filter, showAll } = query;
  if (filter !== 'all') {
    const values = { count: studiesShown(query).length, filter: message(`tags.${filter}`) };
    return <Message id="caseStudies.list.count" values={values} />;
  }
  return <Message id={`caseStudies.list.${showAll ? 'countAll' : 'hint'}`} />;
}
