import Checkbox from '@mui/material/Checkbox';
import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { startTransition, useEffect, useEffectEvent, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { caseStudySlugs } from '../content/caseStudies';
import { useAfterHydration, useHydrated } from '../hydration/useHydrated';
import { Message } from '../i18n/Message';
import { useLocale } from '../i18n/useLocale';
import { onlyWithScript } from '../theme/measures';
import { CopyButton } from '../components/form/CopyButton';
import { printClasses } from '../theme/printClasses';
import { compareAddress } from './compareAddress';
import { type CompareQuery, compareSearch, readCompareQuery, shownFirst } from './compareQuery';
import { CompareTable } from './CompareTable';
import { OpenPack } from './OpenPack';
import { PackOffer } from './PackOffer';
import { getShortlist, setShortlist } from './shortlistStore';
import { StudyChooser } from './StudyChooser';

/**
 * The query of the comparison's address, and a function that changes it. The first render has no query, because the prerendered HTML has none. The
 * shortlist follows the address; if the address names no case study, the address follows the shortlist.
 */
function useCompareQuery(): [CompareQuery, (change: Partial<CompareQuery>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(useAfterHydration(search, ''));
  // The router renders a new address in a transition; the control shows the choice immediately.
  const [query, setQuery] = useOptimistic(readCompareQuery(params));

  function changeQuery(change: Partial<CompareQuery>) {
    const next = { ...query, ...change };
    setShortlist(next.studies);
    startTransition(() => {
      setQuery(next);
      void navigate({ search: compareSearch(next, params) }, { replace: true });
    });
  }

  const followAddress = useEffectEvent(() => {
    const { studies } = readCompareQuery(new URLSearchParams(search));
    if (studies.length > 0) setShortlist(studies);
    else if (getShortlist().length > 0) changeQuery({ studies: getShortlist() });
  });
  useEffect(() => {
    followAddress();
  }, [search]);

  return [query, changeQuery];
}

/** The chooser and the table of the chosen case studies; before a choice, the table has the first ones. Without script it has all case studies. */
export function Comparison() {
  const locale = useLocale();
  const [query, changeQuery] = useCompareQuery();
  const { studies, onlyDifferences } = query;
  const shown = studies.length === 0 ? shownFirst : studies;
  const inTable = useHydrated() ? shown : caseStudySlugs;
  return (
    <>
      <Container>
        <Stack className={printClasses.hidden} spacing={2} sx={{ mb: 6, ...onlyWithScript }}>
          <StudyChooser
            studies={studies}
            onChange={(chosen) => {
              changeQuery({ studies: chosen });
            }}
          />
          {studies.length > 0 && (
            <Stack
              direction="row"
              sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, minHeight: 48 }}
            >
              {studies.length > 1 && (
                <FormControlLabel
                  label={<Message id="compare.differences" />}
                  control={
                    <Checkbox
                      checked={onlyDifferences}
                      onChange={(_event, checked) => {
                        changeQuery({ onlyDifferences: checked });
                      }}
                    />
                  }
                />
              )}
              <OpenPack query={query} size="small" />
              <CopyButton text={compareAddress(locale, query)} label="compare.pack.copy" done="compare.pack.copied" />
            </Stack>
          )}
        </Stack>
      </Container>
      <Container
        // React makes a new table: moving every row would take longer.
        key={studies.join()}
        className={printClasses.flush}
        sx={{ pb: { xs: 6, md: 10 } }}
      >
        <CompareTable slugs={inTable} onlyDifferences={onlyDifferences} linked />
      </Container>
      <PackOffer query={{ ...query, studies: shown }} />
    </>
  );
}
