import Checkbox from '@mui/material/Checkbox';
import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { caseStudySlugs } from '../content/caseStudies';
import { useHydrated } from '../hydration/useHydrated';
import { Message } from '../i18n/Message';
import { useLocale } from '../i18n/useLocale';
import { onlyWithScript } from '../theme/measures';
import { CopyButton } from '../components/form/CopyButton';
import { compareAddress } from './compareAddress';
import { CompareTable } from './CompareTable';
import { OpenPack } from './OpenPack';
import { PackOffer } from './PackOffer';
import { shownFirst } from './shownFirst';
import { StudyChooser } from './StudyChooser';
import { useCompareQuery } from './useCompareQuery';
import { printClasses } from '../theme/printClasses';

/** The choice of case studies and, below it, what they have to say next to each other: those that are shown first, until some are chosen. Without script, all. */
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
        // A new table, instead of one whose every row moves.
        key={studies.join()}
        sx={{ pb: { xs: 6, md: 10 }, '@media print': { pb: 0 } }}
      >
        <CompareTable slugs={inTable} onlyDifferences={onlyDifferences} linked />
      </Container>
      <PackOffer query={{ ...query, studies: shown }} />
    </>
  );
}
