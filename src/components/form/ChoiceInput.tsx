import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { equalColumns } from '../../theme/columns';
import { beingSent } from '../../theme/formLooks';

/** A box as high as a text field. */
const box = {
  m: 0,
  paddingInline: '4px 16px',
  minHeight: 52,
  border: '1px solid',
  borderColor: 'control',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.primary' },
} as const;

const chosen = { '&, &:hover': { borderColor: 'primary.main' }, bgcolor: 'primary.light' } as const;
const thickEdge = { boxShadow: 'inset 0 0 0 1px var(--palette-primary-main)' } as const;

interface ChoiceInputProps<Value extends string> {
  name: string;
  label: MessageId;
  /** The chosen option; an empty text before the visitor has chosen one. */
  value: Value | '';
  /** The number of boxes of equal width in a row on wide screens; without it, three boxes as wide as their words. */
  columns?: number;
  isSending?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A choice of one option; each option is in a box. */
export function ChoiceInput<Value extends string>(props: ChoiceInputProps<Value>) {
  const { name, label, value, columns, isSending = false, options, onChange } = props;
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
          gridTemplateColumns: { sm: columns === undefined ? 'repeat(3, auto)' : equalColumns(columns) },
          gap: 1.5,
        }}
      >
        {options.map((option) => {
          const isChosen = option.value === value;
          return (
            <FormControlLabel
              key={option.value}
              value={option.value}
              control={<Radio color={isSending ? 'default' : 'primary'} />}
              label={option.label}
              sx={[box, isSending && beingSent, isChosen && chosen, isChosen && !isSending && thickEdge]}
            />
          );
        })}
      </RadioGroup>
    </FormControl>
  );
}
