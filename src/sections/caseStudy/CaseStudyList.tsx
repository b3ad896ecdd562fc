import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useHref, useSearchParams } from 'react-router-dom';
import {
  filterOf,
  readStudyQuery,
  showAllSearch,
  studiesShown,
  type StudyQuery,
  writeStudyQuery,
} from '../../content/caseStudyList';
import { Message } from '../../i18n/Message';
import { earlyInputOf } from '../../hydration/earlyInput';
import { useAfterHydration, useHydrated } from '../../hydration/useHydrated';
import { printClasses } from '../../theme/printClasses';
import { Icon } from '../../components/art/Icon';
import { SteadyLink } from '../../components/links/SteadyLink';
import { HiddenUntilFound } from '../../components/disclosure/HiddenUntilFound';
import { Text } from '../../components/text/Text';
import { BuyerLinks } from '../BuyerLinks';
import { CaseStudyCards } from './CaseStudyCards';
import { CaseStudyFilter } from './CaseStudyFilter';
import { CaseStudyIndex } from './CaseStudyIndex';
import { CaseStudyNames } from './CaseStudyNames';
import { onlyWithScript } from '../../theme/measures';

const listId = 'all-studies';
const partId = 'by-subject';

/** Every other case study, on request or by industry and service (docs/requirements.md, 4); the address keeps the choice. */
export function CaseStudyList() {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  // The first render knows no query, as the prerendered HTML does.
  const query = readStudyQuery(new URLSearchParams(useAfterHydration(String(params), '')));
  const showAllHref = useHref({ search: showAllSearch, hash: listId });
  const root = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const controls = useRef<HTMLDivElement>(null);
  const shown = studiesShown(query);
  // Those that wait for the button are in the HTML all the same.
  const listed = studiesShown({ ...query, showAll: true });
  const isWaiting = shown.length < listed.length;

  function changeQuery(change: Partial<StudyQuery>, options = { replace: false }) {
    setParams((old) => writeStudyQuery(old, { ...readStudyQuery(old), ...change }), options);
  }

  function showAll(event: KeyboardEvent | MouseEvent) {
    event.preventDefault();
    asked.current = true;
    changeQuery({ showAll: true });
  }

  useEffect(() => {
    // The button that had the focus is gone: it goes on to the first card that came in its place.
    if (asked.current && query.showAll) document.getElementById(listId)?.querySelector('a')?.focus();
    asked.current = false;
  }, [query.showAll]);

  const adoptEarlyChoice = useEffectEvent(() => {
    const { filter: chosen } = root.current === null ? {} : earlyInputOf(root.current);
    const filter = filterOf(typeof chosen === 'string' ? chosen : null);
    if (filter !== 'all' && filter !== query.filter) changeQuery({ filter });
  });

  const showMatches = useEffectEvent(() => {
    if (query.filter !== 'all' && window.scrollY === 0) root.current?.scrollIntoView({ behavior: 'instant' });
  });

  useEffect(() => {
    // An address with a filter opens at its matches. It is read once the page is hydrated.
    showMatches();
  }, [hydrated]);

  useEffect(() => {
    // What the visitor chose before the page was hydrated.
    adoptEarlyChoice();
  }, []);

  return (
    <Box ref={root} id={partId} tabIndex={-1} sx={{ outline: 'none' }}>
      <CaseStudyIndex
        filter={query.filter}
        partId={partId}
        onChoose={(filter) => {
          changeQuery({ filter });
          controls.current?.scrollIntoView({ block: 'nearest' });
        }}
      />
      {/* A choice in the index leaves it where it is if the first matches are in view. */}
      <Box ref={controls} sx={{ scrollMarginBlockEnd: '30vh' }}>
        <CaseStudyFilter query={query} onChange={(filter) => changeQuery({ filter })} />
      </Box>
      {isWaiting && <CaseStudyNames slugs={listed} />}
      {isWaiting && (
        // Until the script runs it is a link to the page that shows them; where there is no script, or where it has failed, they are shown.
        <Button
          variant="outlined"
          LinkComponent={SteadyLink}
          href={showAllHref}
          onClick={showAll}
          onKeyDown={(event) => {
            if (event.key === ' ') showAll(event);
          }}
          {...(hydrated && { role: 'button' })}
          endIcon={<Icon name="chevron-down" />}
          data-needs-script="showAll"
          className={printClasses.hidden}
          sx={onlyWithScript}
        >
          <Message id="caseStudies.list.showAll" />
        </Button>
      )}
      <HiddenUntilFound
        id={listId}
        hidden={isWaiting}
        onFound={() => {
          changeQuery({ showAll: true }, { replace: true });
        }}
      >
        {listed.length > 0 ? (
          // With a filter, featured case studies have a second card here.
          <CaseStudyCards slugs={listed} moves={query.filter === 'all'} />
        ) : (
          <Text message="caseStudies.list.empty" variant="h4" component="p" />
        )}
      </HiddenUntilFound>
      <BuyerLinks />
    </Box>
  );
}
