import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { Message } from '../i18n/Message';
import { type ReferralType, referralTypes } from './referralForm';

const choiceColumns = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
  gap: 1.5,
} as const;

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

interface TypeChoiceProps {
  name: string;
  value: ReferralType;
  onChange: (value: ReferralType) => void;
}

/** Who is referred: one of three kinds. */
export function TypeChoice({ name, value, onChange }: TypeChoiceProps) {
  const labelId = useId();
  return (
    <FormControl sx={{ gridColumn: '1 / -1' }}>
      <FormLabel id={labelId} component="span">
        <Message id="referral.form.referralType.label" />
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        name={name}
        value={value}
        onChange={(_event, chosen) => {
          const type = referralTypes.find((known) => known === chosen);
          if (type !== undefined) onChange(type);
        }}
        sx={choiceColumns}
      >
        {referralTypes.map((type) => (
          <FormControlLabel
            key={type}
            value={type}
            control={<Radio />}
            label={<Message id={`referral.form.referralType.${type}`} />}
            sx={choiceBox}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
