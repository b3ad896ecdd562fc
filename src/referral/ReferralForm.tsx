import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { settings } from '../content/settings';
import { sendEmail } from '../email/sendEmail';
import { Message } from '../i18n/Message';
import { createFormStore } from '../components/form/formStore';
import { SendForm } from '../components/form/SendForm';
import { TextInput } from '../components/form/TextInput';
import { useForm } from '../components/form/useForm';
import { FieldGroup } from './FieldGroup';
import {
  cleanReferral,
  emptyReferral,
  referralGroups,
  referralLimits,
  type ReferralValues,
  validateReferral,
} from './referralForm';
import { TermsCheckbox } from './TermsCheckbox';
import { TypeChoice } from './TypeChoice';
import { useReferralMail } from './useReferralMail';

const withoutScript = '@media (scripting: none)';

/** The thanks take the heading's size, and nothing asks to fill in a form. */
const beside = ({ typography }: Theme) => ({ '#form h2': typography.h4, '#form h2 + p': { display: 'none' } });

const store = createFormStore(emptyReferral, cleanReferral);

const summary = {
  heading: 'referral.form.errors',
  labels: {
    yourName: 'referral.form.yourName.label',
    yourEmail: 'referral.form.yourEmail.label',
    referralName: 'referral.form.referralName.label',
    referralEmail: 'referral.form.referralEmail.label',
    termsAccepted: 'common.footer.terms',
  },
} as const;

/** Nine fields, sent as one mail: docs/requirements.md, 7 and 9. Without script it says where to write instead. */
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
      {form.step === 'sent' && <GlobalStyles styles={beside} />}
      <Typography variant="lead" component="p" sx={{ display: 'none', [withoutScript]: { display: 'block' } }}>
        <Message id="referral.form.noScript" />
      </Typography>
      <Box sx={{ [withoutScript]: { display: 'none' } }}>
        <SendForm
          form={form}
          words="referral.form"
          mail={mail.plainMailOf(form.values)}
          summary={summary}
          again="referral.form.again"
        >
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
      </Box>
    </>
  );
}
