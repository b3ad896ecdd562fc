import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { settings } from '../content/settings';
import { sendEmail } from '../email/sendEmail';
import { Message } from '../i18n/Message';
import { createFormStore } from '../components/form/formStore';
import { SendForm } from '../components/form/SendForm';
import { TextInput } from '../components/form/TextInput';
import { useForm } from '../components/form/useForm';
import { FieldGroup } from './FieldGroup';
import { emptyReferral, referralGroups, referralLimits, type ReferralValues, validateReferral } from './referralForm';
import { TermsCheckbox } from './TermsCheckbox';
import { TypeChoice } from './TypeChoice';
import { useReferralMail } from './useReferralMail';

const WithScript = styled('div')({ '@media (scripting: none)': { display: 'none' } });

const WithoutScript = styled(Typography)({
  display: 'none',
  '@media (scripting: none)': { display: 'block' },
}) as typeof Typography;

const store = createFormStore(emptyReferral);

const summary = {
  heading: 'referral.form.errors',
  labels: { yourEmail: 'referral.form.yourEmail.label', referralEmail: 'referral.form.referralEmail.label' },
} as const;

/** Nine fields; sends one mail and says what became of it (spec.md §3 to §5). Without script, where to write instead. */
export function ReferralForm() {
  const mail = useReferralMail();
  const form = useForm<ReferralValues>({
    store,
    validate: validateReferral,
    validateOnBlur: ['yourEmail', 'referralEmail'],
    resetsOnLeave: false,
    send: (values) => sendEmail(mail.payloadOf(values), settings),
  });
  return (
    <>
      <WithoutScript variant="lead" component="p">
        <Message id="referral.form.noScript" />
      </WithoutScript>
      <WithScript>
        <SendForm form={form} words="referral.form" mail={mail.plainMailOf(form.values)} summary={summary}>
          {referralGroups.map(({ id, fields }) => (
            <FieldGroup key={id} heading={`referral.form.${id}.heading`}>
              {fields.map(({ name, ...facts }) => (
                <TextInput
                  key={name}
                  {...form.field(name)}
                  {...facts}
                  label={`referral.form.${name}.label`}
                  maxLength={referralLimits[name]}
                  limit="referral.form.limit"
                />
              ))}
              {id === 'them' && <TypeChoice {...form.field('referralType')} />}
            </FieldGroup>
          ))}
          <TermsCheckbox {...form.field('termsAccepted')} />
        </SendForm>
      </WithScript>
    </>
  );
}
