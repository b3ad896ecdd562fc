import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { filterOf, studiesShown } from '../../content/caseStudyList';
import { Message } from '../../i18n/Message';
import { onlyWithScript } from '../../theme/measures';
import { earlyInputOf } from '../../hydration/earlyInput';
import { useHydrated } from '../../hydration/useHydrated';
import { HiddenUntilFound } from '../../components/disclosure/HiddenUntilFound';
import { ShowAllCaseStudies } from './ShowAllCaseStudies';
import { CaseStudyCards } from './CaseStudyCards';
import { CaseStudyCount } from './CaseStudyCount';
import { CaseStudyFilter } from './CaseStudyFilter';
import { BuyerLinks } from '../BuyerLinks';
import { useCaseStudyQuery } from './useCaseStudyQuery';
import { printClasses } from '../../theme/printClasses';

const controls = {
  flexWrap: 'wrap',
  // The words of all on one line with those of the choice, which has its label above it.
  alignItems: 'last baseline',
  rowGap: { xs: 1, sm: 2 },
  columnGap: { xs: 1, sm: 3 },
  mb: 5,
  // Without script every case study shows, or is one click away.
  ...onlyWithScript,
} as const;

const listId = 'all-studies';

/** Every other case study, on request or by industry and service (docs/requirements.md, 4); the address keeps the choice. */
export function CaseStudyList() {
  const [query, changeQuery] = useCaseStudyQuery();
  const hydrated = useHydrated();
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

  function clear() {
    root.current?.querySelector('select')?.focus();
    changeQuery({ filter: 'all' });
  }

  return (
    <div ref={root}>
      <Stack direction="row" className={printClasses.hidden} sx={controls}>
        <CaseStudyFilter
          value={query.filter}
          onChange={(filter) => {
            changeQuery({ filter });
          }}
        />
        <CaseStudyCount query={query} />
        {query.filter !== 'all' && (
          <Button variant="text" onClick={clear} sx={{ marginInlineEnd: { xs: -1.5, sm: 0 } }}>
            <Message id="caseStudies.filter.reset" />
          </Button>
        )}
      </Stack>
      {isWaiting && (
        <ShowAllCaseStudies
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
          // With a filter, featured case studies have a second card here.
          <CaseStudyCards slugs={listed} moves={query.filter === 'all'} listable />
        ) : (
          <Typography variant="h4" component="p">
            <Message id="caseStudies.list.empty" />
          </Typography>
        )}
      </HiddenUntilFound>
      <Box component="p" sx={{ mt: 3 }}>
        <BuyerLinks />
      </Box>
    </div>
  );
}
