import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { referralClauses } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { ArrowLink } from '../../components/ArrowLink';
import { Disclosure } from '../../components/Disclosure';
import { useOneOpen } from '../../components/useOneOpen';

/** In two columns where there is room, on paper too, as a contract is set. */
const clauses = {
  columnCount: { md: 2 },
  columnGap: 8,
  pt: { xs: 1, md: 3 },
  paddingInlineStart: 0,
  listStyle: 'none',
  '@media print': { columnCount: 2, columnGap: '8mm', fontSize: '8.5pt', lineHeight: 1.4 },
  '& > li': {
    position: 'relative',
    breakInside: 'avoid',
    paddingInlineStart: '2.25em',
    pb: 2,
    '@media print': { pb: 0.75 },
  },
  // A marker ends where the words begin: these numbers begin where the heading does.
  '& > li::before': {
    content: 'counter(list-item) "."',
    position: 'absolute',
    insetInlineStart: 0,
    color: 'primary.main',
    fontWeight: 560,
    fontVariantNumeric: 'tabular-nums',
  },
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
        wide
        heading="referral.terms.heading"
        isOpen={open === id}
        onToggle={(isOpen) => {
          setOpen(isOpen ? id : null);
        }}
      >
        <Box component="ol" role="list" sx={clauses}>
          {referralClauses.map((clause) => (
            <li key={clause}>
              <Message id={`referral.terms.${clause}`} />
            </li>
          ))}
        </Box>
        <Box component="p" sx={{ '@media print': { display: 'none' } }}>
          <ArrowLink to="/referral#form" text="referral.hero.button" />
        </Box>
      </Disclosure>
    </Container>
  );
}
