import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { filterOf, type StudyFilter } from '../content/caseStudyList';
import { industryTags, serviceTags } from '../content/tags';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { Icon } from '../components/art/Icon';

function Chevron({ className }: { className?: string }) {
  return <Icon name="chevron-down" size={20} {...(className !== undefined && { className })} />;
}

const fieldId = 'study-filter';

interface StudyFilterFieldProps {
  value: StudyFilter;
  onChange: (filter: StudyFilter) => void;
}

/** The browser's own list of industries and services, 220 px wide (spec.md §2). */
export function StudyFilterField({ value, onChange }: StudyFilterFieldProps) {
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
        input={<OutlinedInput id={fieldId} fullWidth inputProps={{ 'data-needs-script': true }} />}
        name="filter"
        autoComplete="off"
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
