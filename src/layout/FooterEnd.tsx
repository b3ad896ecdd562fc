import Stack from '@mui/material/Stack';
import { settings } from '../content/settings';
import { mailtoHref } from '../email/mailtoHref';
import { useAfterHydration } from '../hydration/useHydrated';
import { Message } from '../i18n/Message';
import { LocalLink } from '../components/links/LocalLink';
import { StyledLink } from '../components/links/StyledLink';
import { Text } from '../components/text/Text';

const look = {
  flexWrap: 'wrap',
  columnGap: { xs: 2, sm: 3 },
  rowGap: 0.5,
  alignItems: 'baseline',
  mt: { xs: 2, md: 4 },
  pt: { xs: 2, md: 3 },
  borderTop: '1px solid',
  borderColor: 'divider',
  color: 'text.secondary',
} as const;

const link = { color: 'inherit', paddingBlock: '6px' } as const;

const thisYear = String(new Date().getFullYear());

/** The end of the footer: copyright, address, legal pages, and the note on trademarks. */
export function FooterEnd() {
  const year = useAfterHydration(thisYear, String(settings.buildYear));
  return (
    <Stack direction="row" sx={look}>
      <Text
        message="common.footer.copyright"
        variant="inherit"
        sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}
        values={{ year }}
        changes
      />
      <StyledLink href={mailtoHref({ to: settings.contactEmail })} sx={link}>
        {settings.contactEmail}
      </StyledLink>
      <LocalLink to="/terms-and-conditions" sx={link}>
        <Message id="common.footer.terms" />
      </LocalLink>
      <LocalLink to="/privacy-policy" sx={link}>
        <Message id="common.footer.privacy" />
      </LocalLink>
      <LocalLink to="/imprint" sx={link}>
        <Message id="common.footer.imprint" />
      </LocalLink>
      <Text message="common.footer.marks" variant="label" sx={{ flexBasis: '100%', fontWeight: 'fontWeightRegular' }} />
    </Stack>
  );
}
