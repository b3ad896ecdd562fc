import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Quarter } from '../components/art/Quarter';
import { CoveredBox } from '../components/links/CoveredBox';
import { LocalLink } from '../components/links/LocalLink';
import { Text } from '../components/text/Text';
import { Message } from '../i18n/Message';
import { equalColumns } from '../theme/columns';
import { forcedEdge, layout } from '../theme/measures';

/** On phones the blocks are at the foot of the first screen. */
const halves = {
  display: 'grid',
  alignItems: { md: 'center' },
  gridTemplateColumns: { md: equalColumns(2) },
  gridTemplateRows: { xs: 'auto 1fr', md: 'auto' },
  minHeight: { xs: `calc(100svh - ${layout.headerHeight})`, md: 0 },
} as const;

/** The words begin where the words of other pages begin. 100% is the width of this half of the page. */
const words = {
  py: 5,
  paddingInlineStart: { xs: layout.gutter, md: `max(${layout.gutter}, calc(100% - ${layout.container} / 2))` },
  paddingInlineEnd: layout.gutter,
} as const;

/** Nine squares, which reach the edge of the page. */
const blocks = {
  display: 'grid',
  gridTemplateColumns: equalColumns(3),
  gridAutoRows: '1fr',
  alignSelf: 'end',
  aspectRatio: '1',
} as const;

const linkBlock = {
  display: 'grid',
  alignItems: 'end',
  p: { xs: 1.5, lg: 3 },
  border: forcedEdge,
  '--ring-offset': '-6px',
} as const;

const missing = { border: '2px dashed', borderColor: 'primary.main' } as const;

function LinkBlock({
  to,
  text,
  variant,
}: {
  to: '/' | '/case-studies';
  text: 'notFound.caseStudies' | 'notFound.home';
  variant: 'primary' | 'secondary';
}) {
  return (
    <Paper component={CoveredBox} variant={variant} square sx={linkBlock}>
      <Typography variant="h4" component="p">
        <LocalLink to={to} look="covering" color="inherit">
          <Message id={text} />
        </LocalLink>
      </Typography>
    </Paper>
  );
}

/** The page for an unknown address: the nine blocks without the last one. Two of them are links. */
export function MissingBlock() {
  return (
    <Box sx={halves}>
      <Box sx={words}>
        <Text message="notFound.hero.title" variant="display" component="h1" />
        <Text message="notFound.hero.text" variant="lead" color="textSecondary" sx={{ mt: 3, maxWidth: '44ch' }} />
      </Box>
      <Box sx={blocks}>
        <Quarter corner="topStart" tone={4} />
        <Quarter tone={1} />
        <Quarter corner="topEnd" tone={3} />
        <LinkBlock to="/" text="notFound.home" variant="primary" />
        <Quarter corner="bottomEnd" tone={2} />
        <LinkBlock to="/case-studies" text="notFound.caseStudies" variant="secondary" />
        <Quarter corner="bottomStart" tone={3} />
        <Quarter tone={4} />
        <Box sx={missing} />
      </Box>
    </Box>
  );
}
