import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { filterOf, type StudyFilter } from '../../content/caseStudyList';
import { industryTags, serviceTags } from '../../content/tags';
import { Message } from '../../i18n/Message';
import { useMessage } from '../../i18n/useMessage';
import { Icon } from '../../components/art/Icon';

function Chevron({ className }: { className?: string }) {
  return <Icon name="chevron-down" size={20} {...(className !== undefined && { className })} />;
}

const fieldId = 'case-study-filter';

/** What is chosen before the page is hydrated is kept (src/hydration/startScript.ts). */
const needsScript: object = { 'data-needs-script': true };

interface CaseStudyFilterProps {
  value: StudyFilter;
  onChange: (filter: StudyFilter) => void;
}

/**
 * A choice among industries and services, 220 px wide (docs/requirements.md, 4). It is Material UI's native select: phones show their own list, and what
 * a visitor chooses before the page is hydrated is kept.
 */
export function CaseStudyFilter({ value, onChange }: CaseStudyFilterProps) {
  const message = useMessage();
  const option = (tag: Exclude<StudyFilter, 'all'>) => (
    <option key={tag} value={tag}>
      {message(`tags.${tag}`)}
    </option>
  );
  return (
    <FormControl fullWidth sx={{ width: 220, maxWidth: '100%', flexShrink: 0 }}>
      <InputLabel htmlFor={fieldId} id={`${fieldId}-label`}>
        <Message id="caseStudies.filter.label" />
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput />}
        id={fieldId}
        name="filter"
        autoComplete="off"
        inputProps={needsScript}
        IconComponent={Chevron}
        value={value}
        onChange={(event) => {
          onChange(filterOf(event.target.value));
        }}
      >
        <option value="all">{message('caseStudies.filter.all')}</option>
        <optgroup label={message('caseStudies.filter.industry')}>{industryTags.map(option)}</optgroup>
        <optgroup label={message('caseStudies.filter.service')}>{serviceTags.map(option)}</optgroup>
      </NativeSelect>
    </FormControl>
  );
}
