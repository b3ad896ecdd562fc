import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';

/** A box as high as a text field, filled when it is chosen. */
const choiceBox = (theme: Theme) => ({
  margin: 0,
  paddingInline: theme.spacing(0.5, 2),
  minHeight: 52,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: '10px',
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.primary.light,
  },
});

interface ChoiceInputProps<Value extends string> {
  name: string;
  label: MessageId;
  /** One of the options, or an empty text while none is chosen. */
  value: Value | '';
  /** Boxes of one width in a row, where there is room; without, three as wide as their words ask for. */
  columns?: number;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** One of several, each in a box of its own. */
export function ChoiceInput<Value extends string>(props: ChoiceInputProps<Value>) {
  const { name, label, value, columns, options, onChange } = props;
  const labelId = useId();
  return (
    <FormControl fullWidth sx={{ gridColumn: '1 / -1' }}>
      <FormLabel id={labelId} component="span">
        <Message id={label} />
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        name={name}
        value={value}
        onChange={(_event, chosen) => {
          const known = options.find((option) => option.value === chosen);
          if (known !== undefined) onChange(known.value);
        }}
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: columns === undefined ? 'repeat(3, auto)' : `repeat(${columns}, minmax(0, 1fr))` },
          gap: 1.5,
        }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio />}
            label={option.label}
            sx={choiceBox}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
