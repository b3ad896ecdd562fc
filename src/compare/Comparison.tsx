import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { caseStudySlugs } from '../content/caseStudies';
import { Message } from '../i18n/Message';
import { useLocale } from '../i18n/useLocale';
import { layout, onlyWithScript } from '../theme/measures';
import { CopyButton } from '../components/form/CopyButton';
import { RouterLink } from '../components/RouterLink';
import { compareAddress } from './compareAddress';
import { compareSearch } from './compareQuery';
import { CompareTable } from './CompareTable';
import { StudyChooser } from './StudyChooser';
import { useCompareQuery } from './useCompareQuery';

/** The choice of case studies and, below it, what they have to say side by side: all of them until some are chosen. */
export function Comparison() {
  const locale = useLocale();
  const [query, changeQuery] = useCompareQuery();
  const { studies, onlyDifferences } = query;
  return (
    <>
      <Container sx={{ pb: { xs: 6, md: 10 } }}>
        <Stack data-screen-only spacing={2} sx={{ mb: 4, ...onlyWithScript }}>
          <StudyChooser
            studies={studies}
            onChange={(chosen) => {
              changeQuery({ studies: chosen });
            }}
          />
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
            {studies.length > 0 && (
              <Button
                component={RouterLink}
                to={{ search: compareSearch({ ...query, pack: true }) }}
                variant="contained"
                size="small"
              >
                <Message id="compare.pack.open" />
              </Button>
            )}
            {studies.length > 0 && (
              <CopyButton text={compareAddress(locale, query)} label="compare.pack.copy" done="compare.pack.copied" />
            )}
          </Stack>
        </Stack>
        <CompareTable
          // A new table, instead of one whose every row moves.
          key={studies.join()}
          slugs={studies.length === 0 ? caseStudySlugs : studies}
          onlyDifferences={onlyDifferences}
          linked
        />
      </Container>
      <Box
        component="section"
        data-screen-only
        sx={{ bgcolor: 'primary.light', paddingBlock: layout.sectionSpace, ...onlyWithScript }}
      >
        <Container>
          <Typography variant="h2">
            <Message id="compare.pack.heading" />
          </Typography>
          <Typography sx={{ mt: 2, maxWidth: '66ch', textWrap: 'balance' }}>
            <Message id="compare.pack.text" />
          </Typography>
        </Container>
      </Box>
    </>
  );
}
