import TextField from '@mui/material/TextField';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';

interface TextInputProps {
  name: string;
  label: MessageId;
  helper?: MessageId;
  error?: MessageId | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  /** Rows of a text area; a single line without. */
  rows?: number;
  maxLength: number;
  /** Shown when few characters are left; takes `{remaining}`. */
  limit?: MessageId;
}

/** A text field with its label, and below it a hint or what is wrong. */
export function TextInput(props: TextInputProps) {
  const { name, label, helper, error, value, onChange, onBlur, rows, maxLength, limit } = props;
  const remaining = maxLength - value.length;
  const note = limit !== undefined && remaining < maxLength / 10 ? limit : helper;
  const text = error ?? note;
  return (
    <TextField
      id={name}
      name={name}
      label={<Message id={label} />}
      error={error !== undefined}
      helperText={text === undefined ? undefined : <Message id={text} values={{ remaining }} />}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      onBlur={onBlur}
      type={props.type ?? 'text'}
      autoComplete={props.autoComplete ?? 'off'}
      multiline={rows !== undefined}
      slotProps={{
        // The browser's own text area, which grows by CSS: Material UI's measures itself by script once the page is laid out.
        input: { ...(rows !== undefined && { inputComponent: 'textarea' }) },
        htmlInput: { maxLength, rows, 'aria-required': props.required === true ? true : undefined },
      }}
    />
  );
}
