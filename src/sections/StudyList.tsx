import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { filterOf, studiesShown } from '../content/caseStudyList';
import { Message } from '../i18n/Message';
import { onlyWithScript } from '../theme/measures';
import { HiddenUntilFound } from '../components/HiddenUntilFound';
import { ShowAllStudies } from './ShowAllStudies';
import { StoryCards } from './StoryCards';
import { StudyCount } from './StudyCount';
import { StudyFilterField } from './StudyFilterField';
import { useStudyQuery } from './useStudyQuery';

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(2, 3),
  marginBottom: theme.spacing(5),
  // Every study shows there, or is one click away.
  ...onlyWithScript,
}));

const listId = 'all-studies';

/** Every other case study, on request or by industry and service (docs/requirements.md, 4); the address keeps the choice. */
export function StudyList() {
  const [query, changeQuery] = useStudyQuery();
  const root = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const shown = studiesShown(query);
  // Those that wait for the button are in the HTML all the same.
  const listed = studiesShown({ ...query, showAll: true });
  const isWaiting = shown.length < listed.length;

  useEffect(() => {
    // The button that had the focus is gone: it goes on to the first card that came in its place.
    if (asked.current && query.showAll) root.current?.querySelector('a')?.focus();
    asked.current = false;
  }, [query.showAll]);

  const adoptEarlyChoice = useEffectEvent(() => {
    const filter = filterOf(root.current?.querySelector('select')?.value ?? null);
    if (filter !== 'all' && filter !== query.filter) changeQuery({ filter });
  });

  useEffect(() => {
    // A choice that was made before this page came to life.
    adoptEarlyChoice();
  }, []);

  function clear() {
    root.current?.querySelector('select')?.focus();
    changeQuery({ filter: 'all' });
  }

  return (
    <div ref={root}>
      <Controls data-screen-only>
        <StudyFilterField
          value={query.filter}
          onChange={(filter) => {
            changeQuery({ filter });
          }}
        />
        <StudyCount query={query} />
        {query.filter !== 'all' && (
          <Button variant="text" size="small" onClick={clear} sx={{ marginInlineStart: { xs: -2.25, sm: 0 } }}>
            <Message id="caseStudies.filter.reset" />
          </Button>
        )}
      </Controls>
      {isWaiting && (
        <ShowAllStudies
          slugs={listed}
          listId={listId}
          onClick={() => {
            asked.current = true;
            changeQuery({ showAll: true });
          }}
        />
      )}
      <HiddenUntilFound
        id={listId}
        hidden={isWaiting}
        onFound={() => {
          changeQuery({ showAll: true }, { replace: true });
        }}
      >
        {listed.length > 0 ? (
          // With a filter, featured studies have a second card here.
          <StoryCards slugs={listed} moves={query.filter === 'all'} />
        ) : (
          <Typography>
            <Message id="caseStudies.list.empty" />
          </Typography>
        )}
      </HiddenUntilFound>
    </div>
  );
}
