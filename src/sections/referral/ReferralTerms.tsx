import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { referralClauses } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { forcedEdge } from '../../theme/measures';
import { ArrowLink } from '../../components/links/ArrowLink';
import { Disclosure } from '../../components/disclosure/Disclosure';
import { useOneOpen } from '../../components/disclosure/useOneOpen';

/** The same measure as the answers to questions. */
const panel = {
  p: { xs: 2.5, sm: 3, md: 5 },
  border: forcedEdge,
  borderEndEndRadius: '2.5rem',
  bgcolor: 'primary.light',
  '@media print': { p: 0, border: 0, bgcolor: 'transparent' },
} as const;

/** In two columns where there is room, on paper too, as a contract is set. */
const clauses = {
  columnCount: { md: 2 },
  columnGap: 8,
  '@media print': { columnCount: 2, columnGap: '8mm', fontSize: '8.5pt', lineHeight: 1.4 },
  '& > li': {
    position: 'relative',
    breakInside: 'avoid',
    minHeight: '3.5em',
    paddingInlineStart: '3em',
    // The block begins above the words, and within its item: at the end of a column none is cut in two.
    pt: '0.125em',
    pb: 2,
    '@media print': { minHeight: 0, pb: 0.75 },
  },
  // The number in a block on the first line, as the questions of the brief have theirs.
  '& > li::before': {
    content: 'counter(list-item)',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: '2em',
    height: '2em',
    border: forcedEdge,
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    printColorAdjust: 'exact',
  },
  '& > li:nth-of-type(odd)::before': { borderEndEndRadius: '50%' },
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
        <Box sx={panel}>
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
        </Box>
      </Disclosure>
    </Container>
  );
}
