import Box from '@mui/material/Box';
import { CheckboxInput, type CheckboxInputProps } from '../components/form/CheckboxInput';
import { LocalLink } from '../components/links/LocalLink';
import { Message } from '../i18n/Message';

/** The required consent to the terms, with a link to them. */
export function TermsCheckbox(props: Omit<CheckboxInputProps, 'label'>) {
  return (
    <Box sx={{ mt: 1.5, pt: 2.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <CheckboxInput {...props} label={<Message id="referral.form.terms.label" />}>
        <LocalLink to="/referral#terms" sx={{ display: 'inline-block', paddingBlock: '10px' }}>
          <Message id="referral.form.terms.link" />
        </LocalLink>
      </CheckboxInput>
    </Box>
  );
}
