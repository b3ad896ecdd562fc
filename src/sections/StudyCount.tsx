import { styled } from '@mui/material/styles';
import { studyCards } from '../content/studyCards';
import { studiesShown, type StudyQuery } from '../content/studyList';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';

const Status = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  color: theme.vars.palette.text.secondary,
}));

/** How many studies the list shows; always there, so that a change of it is announced. */
export function StudyCount({ query }: { query: StudyQuery }) {
  return (
    <Status role="status">
      <Count query={query} />
    </Status>
  );
}

function Count({ query }: { query: StudyQuery }) {
  const message = useMessage();
  const { filter, showAll } = query;
  if (filter !== 'all') {
    const values = { count: studiesShown(query).length, filter: message(`tags.${filter}`) };
    return <Message id="caseStudies.list.count" values={values} />;
  }
  return <Message id={`caseStudies.list.${showAll ? 'countAll' : 'hint'}`} values={{ count: studyCards.length }} />;
}
