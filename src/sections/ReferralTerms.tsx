import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { referralClauses } from '../content/pageLists';
import { Message } from '../i18n/Message';
import { layout } from '../theme/measures';
import { Disclosure } from '../components/Disclosure';
import { useOneOpen } from '../components/useOneOpen';

const Clauses = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingInlineStart: '2em',
  '& > li': { paddingInlineStart: theme.spacing(1) },
  '& > li::marker': { color: theme.vars.palette.primary.main, fontWeight: 560, fontVariantNumeric: 'tabular-nums' },
}));

const Root = styled(Container)({ paddingBlockStart: layout.sectionSpace });

const id = 'terms';

/** The program's terms, closed until a visitor or a link to them (`#terms`) opens them. */
export function ReferralTerms() {
  const [open, setOpen] = useOneOpen([id]);
  return (
    <Root>
      <Disclosure
        id={id}
        level="h2"
        heading="referral.terms.heading"
        isOpen={open === id}
        onToggle={(isOpen) => {
          setOpen(isOpen ? id : null);
        }}
      >
        <Clauses>
          {referralClauses.map((clause) => (
            <li key={clause}>
              <Message id={`referral.terms.${clause}`} />
            </li>
          ))}
        </Clauses>
      </Disclosure>
    </Root>
  );
}
