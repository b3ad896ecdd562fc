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

/** The box is next to the first of several lines; the others are in sight as well when it has the focus. */
const onFirstLine = {
  alignItems: 'flex-start',
  '& > .MuiCheckbox-root + *': { py: '9px' },
  '& input': { scrollMarginBlockEnd: '2rem' },
} as const;

interface TermsCheckboxProps {
  name: string;
  value: boolean;
  error: MessageId | undefined;
  onChange: (value: boolean) => void;
}

/** The consent to the terms, without which nothing is sent, and a link to them. */
export function TermsCheckbox({ name, value, error, onChange }: TermsCheckboxProps) {
  const errorId = useId();
  return (
    <FormControl
      fullWidth
      error={error !== undefined}
      sx={{ alignItems: 'flex-start', mt: 1.5, pt: 2.5, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <FormControlLabel
        sx={onFirstLine}
        label={<Message id="referral.form.terms.label" />}
        control={
          <Checkbox
            id={name}
            name={name}
            checked={value}
            {...(error !== undefined && { color: 'error' as const, sx: { color: 'error.main' } })}
            onChange={(event) => {
              onChange(event.target.checked);
            }}
            slotProps={{
              input: {
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
