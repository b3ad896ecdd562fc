import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { referralClauses } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { Disclosure } from '../../components/Disclosure';
import { useOneOpen } from '../../components/useOneOpen';

const clauses = {
  paddingInlineStart: '2em',
  '@media print': { gap: 1 },
  '& > li': { paddingInlineStart: 1 },
  '& > li::marker': { color: 'primary.main', fontWeight: 560, fontVariantNumeric: 'tabular-nums' },
} as const;

const id = 'terms';

/** The program's terms, closed until a visitor or a link to them (`#terms`) opens them. */
export function ReferralTerms() {
  const [open, setOpen] = useOneOpen([id]);
  return (
    <Container>
      <Disclosure
        id={id}
        level="h2"
        heading="referral.terms.heading"
        isOpen={open === id}
        onToggle={(isOpen) => {
          setOpen(isOpen ? id : null);
        }}
      >
        <Stack component="ol" spacing={2} sx={clauses}>
          {referralClauses.map((clause) => (
            <li key={clause}>
              <Message id={`referral.terms.${clause}`} />
            </li>
          ))}
        </Stack>
      </Disclosure>
    </Container>
  );
}
