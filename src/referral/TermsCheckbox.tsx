import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { LocalLink } from '../components/LocalLink';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  width: '100%',
  marginBlockStart: theme.spacing(1.5),
  paddingBlockStart: theme.spacing(2.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const TermsLink = styled(LocalLink)({ marginInlineStart: 33, paddingBlock: 10 });

interface TermsCheckboxProps {
  name: string;
  value: boolean;
  error: MessageId | undefined;
  onChange: (value: boolean) => void;
}

/** The consent without which nothing is sent, and the way to what is consented to. */
export function TermsCheckbox({ name, value, error, onChange }: TermsCheckboxProps) {
  const errorId = useId();
  return (
    <Box>
      <FormControlLabel
        label={<Message id="referral.form.terms.label" />}
        control={
          <Checkbox
            id={name}
            name={name}
            checked={value}
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
        <FormHelperText id={errorId} error sx={{ marginInlineStart: '33px', marginTop: 0 }}>
          <Message id={error} />
        </FormHelperText>
      )}
      <TermsLink to="/referral#terms">
        <Message id="referral.form.terms.link" />
      </TermsLink>
    </Box>
  );
}
