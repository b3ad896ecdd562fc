import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { referralClauses } from '../../content/referralClauses';
import { Message } from '../../i18n/Message';
import { forcedEdge } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import { ArrowLink } from '../../components/links/ArrowLink';
import { Disclosure } from '../../components/disclosure/Disclosure';
import { useOneOpen } from '../../components/disclosure/useOneOpen';
import { Numeral } from '../../components/text/Numeral';

const panel = {
  p: { xs: 2.5, sm: 3, md: 5 },
  border: forcedEdge,
  borderEndEndRadius: '2.5rem',
  bgcolor: 'primary.light',
} as const;

/** A block with the number of a clause, on the first line of its words. */
const number = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2em',
  height: '2em',
  border: forcedEdge,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  fontWeight: 'fontWeightBold',
} as const;

const rounded = { borderEndEndRadius: '50%' } as const;

const id = 'terms';

/** The terms of the program, closed until the visitor or a link to `#terms` opens them. */
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
        <Box sx={panel} className={printClasses.flush}>
          <Box
            component="ol"
            role="list"
            sx={{ columnCount: { md: 2 }, columnGap: 8 }}
            className={`${printClasses.contract} ${printClasses.dense}`}
          >
            {referralClauses.map((name, index) => (
              <Stack
                key={name}
                component="li"
                direction="row"
                spacing={2}
                sx={{ counterIncrement: 'step', breakInside: 'avoid', pb: 2 }}
              >
                <Numeral aria-hidden sx={[number, index % 2 === 0 && rounded]} />
                <Box component="span" sx={{ pt: '0.125em' }}>
                  <Message id={`referral.terms.${name}`} />
                </Box>
              </Stack>
            ))}
          </Box>
          <p className={printClasses.hidden}>
            <ArrowLink to="/referral#form" text="referral.hero.button" />
          </p>
        </Box>
      </Disclosure>
    </Container>
  );
}
