import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { LocalLink } from '../components/links/LocalLink';

/** Where the label's words begin: after the box. */
const afterBox = { marginInlineStart: '31px' } as const;

interface TermsCheckboxProps {
  name: string;
  value: boolean;
  error: MessageId | undefined;
  isSending: boolean;
  onChange: (value: boolean) => void;
}

/** The consent to the terms, without which nothing is sent, and a link to them. */
export function TermsCheckbox({ name, value, error, isSending, onChange }: TermsCheckboxProps) {
  const errorId = useId();
  return (
    <FormControl
      fullWidth
      error={error !== undefined}
      sx={{ alignItems: 'flex-start', mt: 1.5, pt: 2.5, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <FormControlLabel
        // The box is next to the first of several lines.
        sx={{ alignItems: 'flex-start' }}
        slotProps={{ typography: { color: isSending ? 'textSecondary' : 'inherit', sx: { py: '9px' } } }}
        label={<Message id="referral.form.terms.label" />}
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
                // The other lines of the label are in sight as well when it has the focus.
                sx: { scrollMarginBlockEnd: '2rem' },
                'aria-required': true,
                'aria-invalid': error !== undefined,
                'aria-describedby': error === undefined ? undefined : errorId,
              },
            }}
          />
        }
      />
      {error !== undefined && (
        <FormHelperText id={errorId} sx={{ ...afterBox, mt: 0 }}>
          <Message id={error} />
        </FormHelperText>
      )}
      <LocalLink to="/referral#terms" sx={{ ...afterBox, paddingBlock: '10px' }}>
        <Message id="referral.form.terms.link" />
      </LocalLink>
    </FormControl>
  );
}
