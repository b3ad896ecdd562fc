import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Quarter } from '../components/art/Quarter';
import { CoveredBox } from '../components/links/CoveredBox';
import { LocalLink } from '../components/links/LocalLink';
import { Message } from '../i18n/Message';
import { equalColumns } from '../theme/columns';
import { forcedEdge, layout } from '../theme/measures';

/** Nine blocks from edge to edge: two of them are the words, the last one is missing. */
const blocks = {
  display: 'grid',
  gridTemplateColumns: equalColumns(3),
  gridAutoRows: { xs: 'minmax(33vw, auto)', sm: 'minmax(min(26vw, 17rem), auto)' },
} as const;

/** They begin where those of other pages do: 100% are two thirds of the page. */
const words = {
  gridColumn: { xs: '1 / -1', sm: 'span 2' },
  alignSelf: 'center',
  py: 5,
  paddingInlineStart: `max(${layout.gutter}, calc((150% - ${layout.container}) / 2))`,
  paddingInlineEnd: layout.gutter,
} as const;

const way = { display: 'grid', alignItems: 'end', height: '100%', p: { xs: 1.5, sm: 3 }, border: forcedEdge } as const;

const missing = { border: '2px dashed', borderColor: 'primary.main' } as const;

const ways = [
  { to: '/', text: 'notFound.home', variant: 'primary' },
  { to: '/case-studies', text: 'notFound.caseStudies', variant: 'secondary' },
] as const;

/** The page in place of one that is not there: its heading, and the ways on, among blocks. */
export function MissingBlock() {
  return (
    <Box sx={blocks}>
      <Box sx={words}>
        <Typography variant="display" component="h1">
          <Message id="notFound.hero.title" />
        </Typography>
        <Typography variant="lead" component="p" color="textSecondary" sx={{ mt: 3, maxWidth: '44ch' }}>
          <Message id="notFound.hero.text" />
        </Typography>
      </Box>
      <Quarter corner="bottomStart" tone={4} ground={1} />
      <Quarter corner="topEnd" tone={3} ground={2} />
      {ways.map(({ to, text, variant }) => (
        <CoveredBox key={to}>
          <Paper variant={variant} square sx={way}>
            <Typography variant="h3" component="p">
              <LocalLink to={to} look="covering" color="inherit">
                <Message id={text} />
              </LocalLink>
            </Typography>
          </Paper>
        </CoveredBox>
      ))}
      <Quarter corner="bottomEnd" tone={2} ground={4} />
      <Quarter corner="topStart" tone={1} ground={3} />
      <Box sx={missing} />
    </Box>
  );
}
