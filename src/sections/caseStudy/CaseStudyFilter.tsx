import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { startTransition, useOptimistic, useRef } from 'react';
import { filterOf, studiesShown, type StudyFilter, type StudyQuery } from '../../content/caseStudyList';
import { industryTags, serviceTags, type Tag } from '../../content/tags';
import { Message } from '../../i18n/Message';
import { useMessage } from '../../i18n/useMessage';
import { onlyWithScript } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import { SelectInput } from '../../components/form/SelectInput';

const controls = {
  flexWrap: 'wrap',
  // Aligns the number with the words of the select, not with its label.
  alignItems: 'last baseline',
  rowGap: { xs: 1, sm: 2 },
  columnGap: { xs: 1, sm: 3 },
  mb: 5,
  // Without script the list shows every case study.
  ...onlyWithScript,
} as const;

/** Smaller on phones, because the button is at the end of the same line. */
const count = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  typography: { xs: 'body2', sm: 'body1' },
  flex: { xs: '1 1 12rem', sm: '0 1 auto' },
} as const;

/** The start script keeps a choice from before hydration (src/hydration/startScript.ts). */
const needsScript: object = { 'data-needs-script': 'filter' };

interface CaseStudyFilterProps {
  query: StudyQuery;
  onChange: (filter: StudyFilter) => void;
}

/**
 * A select of industries and services, 220 px wide (docs/requirements.md, 4), and the number of case studies in the list. The number is always in
 * the page, so that screen readers announce its changes.
 */
export function CaseStudyFilter({ query, onChange }: CaseStudyFilterProps) {
  const message = useMessage();
  const select = useRef<HTMLSelectElement>(null);
  const { filter, showAll } = query;
  // The router renders the new list later; the control shows the choice immediately.
  const [chosen, setChosen] = useOptimistic(filter);
  const choose = (next: StudyFilter) => {
    startTransition(() => {
      setChosen(next);
      onChange(next);
    });
  };
  const option = (tag: Tag) => (
    <option key={tag} value={tag}>
      {message(`tags.${tag}`)}
    </option>
  );
  return (
    <Stack direction="row" className={printClasses.hidden} sx={controls}>
      <SelectInput
        name="filter"
        label="caseStudies.filter.label"
        value={chosen}
        inputRef={select}
        inputProps={needsScript}
        sx={{ width: 220, maxWidth: '100%', flexShrink: 0 }}
        onChange={(value) => {
          choose(filterOf(value));
        }}
      >
        <option value="all">{message('caseStudies.filter.all')}</option>
        <optgroup label={message('caseStudies.filter.industry')}>{industryTags.map(option)}</optgroup>
        <optgroup label={message('caseStudies.filter.service')}>{serviceTags.map(option)}</optgroup>
      </SelectInput>
      <Typography role="status" color="textSecondary" sx={count}>
        {filter === 'all' ? (
          <Message id={`caseStudies.list.${showAll ? 'countAll' : 'hint'}`} changes />
        ) : (
          <Message
            id="caseStudies.list.count"
            values={{ count: studiesShown(query).length, filter: message(`tags.${filter}`) }}
            changes
          />
        )}
      </Typography>
      {filter !== 'all' && (
        <Button
          variant="text"
          onClick={() => {
            select.current?.focus();
            choose('all');
          }}
          sx={{ marginInlineEnd: { xs: -1.5, sm: 0 } }}
        >
          <Message id="caseStudies.filter.reset" />
        </Button>
      )}
    </Stack>
  );
}
