import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, RefObject } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';

interface TextInputProps {
  name: string;
  label: MessageId;
  helper?: MessageId;
  error?: MessageId | undefined;
  /** The id of a text elsewhere that says what is wrong with several fields. */
  errorId?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Rows of a text area; a single line without. */
  rows?: number;
  /** None for what has a length of its own, such as a date. */
  maxLength?: number;
  /** What a number counts; the field is as wide as a number asks for. */
  unit?: string | undefined;
  /** Shown when few characters are left; takes `{remaining}`. */
  limit?: MessageId;
}

const ofNumber = { maxWidth: { sm: 280 }, '& input': { paddingInlineStart: '6px' } } as const;

/** A labelled text field that names what is wrong with it below itself. Put together as `TextField` does, which brings every kind of select with it. */
export function TextInput(props: TextInputProps) {
  const { name, label, helper, error, errorId, value, onChange, onBlur, rows, limit, unit } = props;
  const { maxLength = Infinity } = props;
  const remaining = maxLength - value.length;
  const isNearLimit = limit !== undefined && remaining < maxLength / 10;
  const text = error ?? (isNearLimit ? limit : helper);
  const helperId = `${name}-helper-text`;
  return (
    <FormControl fullWidth variant="outlined" error={(error ?? errorId) !== undefined}>
      <InputLabel htmlFor={name} id={`${name}-label`}>
        <Message id={label} changes />
      </InputLabel>
      <OutlinedInput
        id={name}
        name={name}
        inputRef={props.inputRef}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onBlur={onBlur}
        type={props.type ?? 'text'}
        autoComplete={props.autoComplete ?? 'off'}
        aria-describedby={text === undefined ? errorId : helperId}
        multiline={rows !== undefined}
        // A plain text area: Material UI's own measures itself by script, after the page has been laid out.
        {...(rows !== undefined && { inputComponent: 'textarea', sx: { '--rows': rows } })}
        {...(unit !== undefined && { startAdornment: <bdi aria-hidden>{unit}</bdi>, sx: ofNumber })}
        inputProps={{ maxLength: props.maxLength, rows, 'aria-required': props.required === true ? true : undefined }}
      />
      {text !== undefined && (
        <FormHelperText id={helperId} data-warns={error === undefined && isNearLimit ? true : undefined}>
          <Message id={text} values={{ remaining }} changes />
        </FormHelperText>
      )}
    </FormControl>
  );
}
