import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type CaseStudySlug, caseStudySlugs } from '../content/caseStudies';
import { customerOf } from '../content/caseStudy';
import { caseStudyRecords } from '../content/case-studies/records';
import { Message } from '../i18n/Message';
import { toggled } from './toggled';

const choices = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(5, minmax(0, 1fr))',
  },
} as const;

/** What is ticked before the page is hydrated is kept (src/startScript.ts). */
const input: object = { 'data-needs-script': true };

interface StudyChooserProps {
  studies: readonly CaseStudySlug[];
  onChange: (studies: readonly CaseStudySlug[]) => void;
}

/** A box to tick for each case study; one too many stays as it is, and the reason is said. */
export function StudyChooser({ studies, onChange }: StudyChooserProps) {
  const [refusedBy, setRefusedBy] = useState<typeof studies>();
  const state = refusedBy === studies ? 'full' : 'count';

  function toggle(slug: CaseStudySlug) {
    const next = toggled(studies, slug);
    if (next === studies) setRefusedBy(studies);
    else onChange(next);
  }

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography variant="h4" component="legend" sx={{ p: 0 }}>
        <Message id="compare.chooser.legend" />
      </Typography>
      <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
        <Message id={`compare.chooser.${state}`} values={{ count: studies.length }} />
      </Typography>
      <Box sx={choices}>
        {caseStudySlugs.map((slug) => (
          <FormControlLabel
            key={slug}
            label={customerOf(caseStudyRecords[slug])}
            control={
              <Checkbox
                name={slug}
                checked={studies.includes(slug)}
                onChange={() => {
                  toggle(slug);
                }}
                slotProps={{ input }}
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
}
