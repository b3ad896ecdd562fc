import { ChoiceInput } from '../components/form/ChoiceInput';
import { Message } from '../i18n/Message';
import { type ReferralType, referralTypes } from './referralForm';

interface TypeChoiceProps {
  name: string;
  value: ReferralType;
  onChange: (value: ReferralType) => void;
}

/** Who is referred: one of three kinds. */
export function TypeChoice({ name, value, onChange }: TypeChoiceProps) {
  return (
    <ChoiceInput
      name={name}
      label="referral.form.referralType.label"
      columns={3}
      value={value}
      options={referralTypes.map((type) => ({
        value: type,
        label: <Message id={`referral.form.referralType.${type}`} />,
      }))}
      onChange={onChange}
    />
  );
}
