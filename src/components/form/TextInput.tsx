import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, RefObject } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { beingSent } from '../../theme/formLooks';

/** A long text fills a row of its group. */
const wholeRow = { gridColumn: '1 / -1' } as const;

/** Enough for a number with its unit. */
const numberWidth = { maxWidth: { sm: 280 } } as const;

const filling = { flexGrow: 1, alignItems: 'stretch' } as const;
const fillingText = { fieldSizing: { xs: 'fixed', sm: 'content' }, maxHeight: { xs: 'none', sm: '7lh' } } as const;

interface TextInputProps {
  name: string;
  label: MessageId;
  helper?: MessageId;
  error?: MessageId | undefined;
  /** The number of the attempt after which the error is announced. */
  announced?: number;
  /** The id of the text that describes an error of several fields. */
  errorId?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Makes the field a text area with this number of rows. */
  rows?: number;
  /** On a phone the text area fills the remaining height; elsewhere it grows with its text, up to seven lines. */
  fills?: boolean;
  isSending?: boolean;
  /** Only for numbers: texts have no limit. */
  maxLength?: number;
  /** The unit of a number. */
  unit?: string | undefined;
}

/** A text field with its label, and its error below it. Material UI's `TextField` would add the code of every kind of select. */
export function TextInput(props: TextInputProps) {
  const { name, label, helper, error, errorId, value, onChange, onBlur, rows, unit } = props;
  const { announced = 0, fills = false, isSending = false } = props;
  const text = error ?? helper;
  const helperId = `${name}-helper-text`;
  return (
    <FormControl
      fullWidth
      error={(error ?? errorId) !== undefined}
      sx={[rows !== undefined && wholeRow, fills && filling]}
    >
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
        // A plain text area: Material UI's own measures itself by script after the layout of the page.
        {...(rows !== undefined && { inputComponent: 'textarea' })}
        startAdornment={unit !== undefined && <bdi aria-hidden>{unit}</bdi>}
        inputProps={{
          maxLength: props.maxLength,
          rows,
          'aria-required': props.required === true ? true : undefined,
          ...(fills && { sx: fillingText }),
        }}
        sx={[
          rows !== undefined && { '--rows': rows },
          unit !== undefined && numberWidth,
          fills && filling,
          isSending && beingSent,
        ]}
      />
      {text !== undefined && (
        <FormHelperText key={announced} id={helperId} role={announced > 0 ? 'alert' : undefined}>
          <Message id={text} changes />
        </FormHelperText>
      )}
    </FormControl>
  );
}
