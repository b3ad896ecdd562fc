import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { Icon } from '../art/Icon';

function Chevron({ className }: { className: string }) {
  return <Icon name="chevron-down" size={20} className={className} />;
}

interface SelectInputProps extends Pick<NativeSelectProps, 'inputProps' | 'inputRef' | 'sx'> {
  name: string;
  label: MessageId;
  value: string;
  options?: readonly { value: string; label: string }[];
  /** Options in groups, in place of `options`. */
  children?: ReactNode;
  onChange: (value: string) => void;
}

/** A choice of one option from the browser's own list. */
export function SelectInput({ name, label, options, children, sx, onChange, ...props }: SelectInputProps) {
  return (
    <FormControl fullWidth sx={sx}>
      <InputLabel htmlFor={name} id={`${name}-label`}>
        <Message id={label} />
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput />}
        id={name}
        name={name}
        autoComplete="off"
        IconComponent={Chevron}
        {...props}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {children}
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
