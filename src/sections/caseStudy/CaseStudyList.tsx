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

/** The other case studies: all of them, or those of one industry or service (docs/requirements.md, 4). The address keeps the choice. */
export function CaseStudyList() {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  // The first render ignores the query, because the prerendered HTML has none.
  const query = readStudyQuery(new URLSearchParams(useAfterHydration(String(params), '')));
  const showAllHref = useHref({ search: showAllSearch, hash: listId });
  const root = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const controls = useRef<HTMLDivElement>(null);
  const shown = studiesShown(query);
  // The HTML has all cards, also those that the button will show.
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
    // The focused button is gone: the focus moves to the first card in its place.
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
    // After hydration, an address with a filter scrolls to its matches.
    showMatches();
  }, [hydrated]);

  useEffect(() => {
    // Takes over a choice that the visitor made before hydration.
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
      {/* A choice in the index scrolls only if the first matches are not in view. */}
      <Box ref={controls} sx={{ scrollMarginBlockEnd: '30vh' }}>
        <CaseStudyFilter query={query} onChange={(filter) => changeQuery({ filter })} />
      </Box>
      {isWaiting && <CaseStudyNames slugs={listed} />}
      {isWaiting && (
        // Before hydration it is a link to the address that shows all. Without script, or if it fails, the page shows the cards instead of the button.
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
          // With a filter this list repeats featured case studies.
          <CaseStudyCards slugs={listed} moves={query.filter === 'all'} />
        ) : (
          <Text message="caseStudies.list.empty" variant="h4" component="p" />
        )}
      </HiddenUntilFound>
      <BuyerLinks />
    </Box>
  );
}
