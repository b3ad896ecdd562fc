import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { Message } from '../../i18n/Message';
import type { Field } from './useForm';

/** The label's words begin after the box. */
const afterBox = { marginInlineStart: '31px' } as const;

export interface CheckboxInputProps extends Field<string, boolean> {
  label: ReactNode;
  /** Content below the label, such as a link to the terms. */
  children?: ReactNode;
}

/** A box that the visitor has to tick. */
export function CheckboxInput(props: CheckboxInputProps) {
  const { name, label, value, error, announced, isSending, onChange, children } = props;
  const errorId = useId();
  return (
    <FormControl fullWidth error={error !== undefined} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        // The box is next to the label's first line.
        sx={{ alignItems: 'flex-start' }}
        slotProps={{ typography: { color: isSending ? 'textSecondary' : 'inherit', sx: { py: '9px' } } }}
        label={label}
        control={
          <Checkbox
            id={name}
            name={name}
            checked={value}
            color={isSending ? 'default' : 'primary'}
            sx={error === undefined ? null : { color: 'error.main' }}
            onChange={(event) => {
              onChange(event.target.checked);
            }}
            slotProps={{
              input: {
                // When the box gets the focus, all lines of its label scroll into view.
                sx: { scrollMarginBlockEnd: 'calc(var(--covered-below, 0px) + 2rem)' },
                'aria-required': true,
                'aria-invalid': error !== undefined,
                'aria-describedby': error === undefined ? undefined : errorId,
              },
            }}
          />
        }
      />
      {error !== undefined && (
        <FormHelperText
          key={announced}
          id={errorId}
          role={announced > 0 ? 'alert' : undefined}
          sx={{ ...afterBox, mt: 0 }}
        >
          <Message id={error} />
        </FormHelperText>
      )}
      <Box sx={afterBox}>{children}</Box>
    </FormControl>
  );
}
