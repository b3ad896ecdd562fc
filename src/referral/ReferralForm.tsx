import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import Stack from '@mui/material/Stack';
import { summaryText } from '@nine-blocks/email-payload/summaryText';
import type { ReactNode } from 'react';
import { ChoiceInput } from '../components/form/ChoiceInput';
import { ConsentInput } from '../components/form/ConsentInput';
import { createFormStore } from '../components/form/formStore';
import { SendForm } from '../components/form/SendForm';
import { TextInput } from '../components/form/TextInput';
import { useForm } from '../components/form/useForm';
import { Section } from '../components/Section';
import { Text } from '../components/text/Text';
import { settings } from '../content/settings';
import { sendEmail } from '../email/sendEmail';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { useMessage } from '../i18n/useMessage';
import { equalColumns } from '../theme/columns';
import { noScript } from '../theme/measures';
import {
  cleanReferral,
  emptyReferral,
  referralGroups,
  referralTypes,
  type ReferralValues,
  validateReferral,
} from './referralFields';
import { referralPayload, referralSummary } from './referralMail';
import { TermsCheckbox } from './TermsCheckbox';

const store = createFormStore(emptyReferral, cleanReferral);

const summary = {
  heading: 'referral.form.errors',
  labels: {
    yourName: 'referral.form.yourName.label',
    yourEmail: 'referral.form.yourEmail.label',
    referralName: 'referral.form.referralName.label',
    referralEmail: 'referral.form.referralEmail.label',
    termsAccepted: 'referral.form.terms.label',
    consent: 'common.footer.privacy',
  },
} as const;

/** A group of fields under a heading, in two columns on wide screens. */
function FieldGroup({ heading, children }: { heading: MessageId; children: ReactNode }) {
  return (
    <FormControl component="fieldset" fullWidth>
      <Box component="legend" sx={{ p: 0, mb: 2.5 }}>
        <Text message={heading} variant="h4" />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: equalColumns(2) }, gap: 3, alignItems: 'start' }}>
        {children}
      </Box>
    </FormControl>
  );
}

/** The section with the form: nine fields, sent as one mail (docs/requirements.md, 7 and 9). Without script it shows an email address. */
export function ReferralForm() {
  const message = useMessage();
  const payloadOf = (values: ReferralValues) => referralPayload(values, settings, message);
  const form = useForm<ReferralValues>({
    store,
    validate: validateReferral,
    validateOnBlur: ['yourEmail', 'referralEmail'],
    resetsOnLeave: false,
    send: (values) => sendEmail(payloadOf(values), settings),
  });
  const { to, subject } = payloadOf(form.values);
  return (
    <Section id="form" heading="referral.form.heading" intro="referral.form.intro" layout="split">
      <Text
        message="referral.form.noScript"
        variant="lead"
        sx={{ display: 'none', [noScript]: { display: 'block' } }}
      />
      <Box sx={{ [noScript]: { display: 'none' } }}>
        <SendForm
          form={form}
          words="referral.form"
          mail={{ to, subject, body: summaryText(referralSummary(form.values, message)) }}
          summary={summary}
        >
          <Stack spacing={{ xs: 5, sm: 5.5 }}>
            {referralGroups.map(({ id, fields }) => (
              <FieldGroup key={id} heading={`referral.form.${id}.heading`}>
                {fields.map(({ name, ...facts }) => (
                  <TextInput key={name} {...form.field(name)} {...facts} label={`referral.form.${name}.label`} />
                ))}
                {id === 'them' && (
                  <ChoiceInput
                    {...form.field('referralType')}
                    label="referral.form.referralType.label"
                    columns={3}
                    options={referralTypes.map((value) => ({
                      value,
                      label: <Message id={`referral.form.referralType.${value}`} />,
                    }))}
                  />
                )}
              </FieldGroup>
            ))}
          </Stack>
          <TermsCheckbox {...form.field('termsAccepted')} />
          <ConsentInput words="referral.form" {...form.field('consent')} />
        </SendForm>
      </Box>
    </Section>
  );
}
