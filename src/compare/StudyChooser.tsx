import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { type CaseStudySlug, caseStudySlugs } from '../content/caseStudies';
import { caseStudyCards } from '../content/caseStudyCards';
import { accentBackground, accentColor } from '../content/accents';
import { equalColumns } from '../theme/columns';
import { Glyph } from '../components/art/Glyph';
import { Text } from '../components/text/Text';
import { shownFirst } from './compareQuery';
import { useToggle } from './shortlistStore';

const choices = {
  display: 'grid',
  gap: { xs: 0.75, sm: 1, md: 1.5 },
  gridTemplateColumns: {
    // Three on a phone; fewer with larger letters.
    xs: 'repeat(auto-fill, minmax(min(max(5.5rem, (100% - 12px) / 3), 100%), 1fr))',
    sm: equalColumns(3),
    md: equalColumns(5),
  },
} as const;

/** The whole tile is a label; its box is at the end, on a phone above the name. */
const tile = {
  position: 'relative',
  m: 0,
  p: { xs: 0.75, sm: 0.5, md: 1 },
  gap: { xs: 0, sm: 0.5, md: 1 },
  alignItems: { xs: 'start', sm: 'center' },
  border: 1,
  borderColor: 'control',
  borderRadius: '10px',
  '&:hover': { borderColor: 'text.primary' },
} as const;

/** The invisible input covers the tile, so that the browser scrolls to the whole tile. */
const checkbox = {
  position: 'static',
  p: { xs: 0.25, md: 1 },
  marginInlineStart: { xs: -4, sm: 0 },
  // Around the box, not over it.
  '--ring-offset': { xs: '-2px', md: '-8px' },
} as const;

/** The sign and the name. */
const words = {
  flex: 1,
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'start', sm: 'center' },
  gap: { xs: 0.75, sm: 1 },
  minWidth: 0,
  overflowWrap: 'anywhere',
  typography: { xs: 'body2', md: 'body1' },
  lineHeight: { xs: 1.25, sm: 1.5 },
} as const;

/** The tile of a case study in the table has its color; its line is dashed if the visitor has not ticked it. */
const shownLook = (slug: CaseStudySlug, isTicked: boolean) => ({
  borderColor: accentColor(slug),
  backgroundColor: accentBackground(slug),
  ...(isTicked ? { boxShadow: `inset 0 0 0 1px ${accentColor(slug)}` } : { borderStyle: 'dashed' }),
});

/** The start script keeps a tick from before hydration (src/hydration/startScript.ts). */
const needsScript = (slug: CaseStudySlug): object => ({ 'data-needs-script': `choose-${slug}` });

interface StudyChooserProps {
  studies: readonly CaseStudySlug[];
  onChange: (studies: readonly CaseStudySlug[]) => void;
}

/** A checkbox for each case study. A fifth choice is refused, and the reason is shown. */
export function StudyChooser({ studies, onChange }: StudyChooserProps) {
  const [toggle, isRefused] = useToggle(studies, onChange);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Text message="compare.chooser.legend" variant="h4" component="legend" sx={{ p: 0 }} />
      <Text
        message={`compare.chooser.${isRefused ? 'full' : 'count'}`}
        role="status"
        color="textSecondary"
        sx={{ mb: 2 }}
        values={{ count: studies.length }}
        changes
      />
      <Box sx={choices}>
        {caseStudySlugs.map((slug) => {
          const isTicked = studies.includes(slug);
          const isShown = isTicked || (studies.length === 0 && shownFirst.includes(slug));
          return (
            <FormControlLabel
              key={slug}
              labelPlacement="start"
              disableTypography
              sx={[tile, isShown && shownLook(slug, isTicked)]}
              label={
                <Stack component="span" sx={words}>
                  <Box component="span" sx={{ flex: 'none', width: { xs: 40, sm: 32, md: 48 } }}>
                    <Glyph slug={slug} />
                  </Box>
                  <span>{caseStudyCards[slug].customer}</span>
                </Stack>
              }
              control={
                <Checkbox
                  name={slug}
                  checked={isTicked}
                  onChange={() => {
                    toggle(slug);
                  }}
                  slotProps={{ input: needsScript(slug) }}
                  sx={checkbox}
                />
              }
            />
          );
        })}
      </Box>
    </Box>
  );
}
