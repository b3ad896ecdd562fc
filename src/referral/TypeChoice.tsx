import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Message } from '../i18n/Message';
import { type ReferralType, referralTypes } from './referralForm';

const Root = styled('div')({ gridColumn: '1 / -1' });

const Label = styled(FormLabel)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  marginBlockEnd: 6,
  fontWeight: 500,
  '&, &.Mui-focused': { color: theme.vars.palette.text.primary },
})) as typeof FormLabel;

const Choices = styled(RadioGroup)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Choice = styled(FormControlLabel)(({ theme }) => ({
  margin: 0,
  paddingInline: theme.spacing(0.5, 2),
  minHeight: 52,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.primary.light,
  },
}));

interface TypeChoiceProps {
  name: string;
  value: ReferralType;
  onChange: (value: ReferralType) => void;
}

/** Who is referred: one of three kinds. */
export function TypeChoice({ name, value, onChange }: TypeChoiceProps) {
  const labelId = useId();
  return (
    <Root>
      <Label id={labelId} component="span">
        <Message id="referral.form.referralType.label" />
      </Label>
      <Choices
        aria-labelledby={labelId}
        name={name}
        value={value}
        onChange={(_event, chosen) => {
          const type = referralTypes.find((known) => known === chosen);
          if (type !== undefined) onChange(type);
        }}
      >
        {referralTypes.map((type) => (
          <Choice
            key={type}
            value={type}
            control={<Radio />}
            label={<Message id={`referral.form.referralType.${type}`} />}
          />
        ))}
      </Choices>
    </Root>
  );
}
