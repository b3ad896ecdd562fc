import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { companyFigures } from '../../content/pageLists';
import type { team } from '../../content/team';
import { Message } from '../../i18n/Message';
import { useMessage } from '../../i18n/useMessage';
import { Portrait } from '../../components/Portrait';
import { colors, scheme } from '../../theme/palette';

type TeamMember = (typeof team)[number];

/** Eight blocks in a row on wide screens, or four: twelve people and four figures fill the rows. On phones three people, then a figure; fewer where letters are large. */
const mosaic = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(max(6rem, 30%), 1fr))',
    sm: 'repeat(4, minmax(0, 1fr))',
    lg: 'repeat(8, minmax(0, 1fr))',
  },
  bgcolor: 'background.sunken',
  '& img': { width: '100%', height: 'auto', borderRadius: 0 },
  // Six people in a row, the four figures below them.
  '@media print': {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 1,
    bgcolor: 'transparent',
    '& > li': { gridColumn: 'span 2' },
  },
} as const;

const words = {
  px: { xs: 1.5, sm: 2 },
  pt: 1.25,
  pb: 2.5,
  lineHeight: 1.35,
  '@media print': { px: 0.5, pb: 1 },
} as const;

const figure = {
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  alignItems: { xs: 'center', sm: 'start' },
  justifyContent: { sm: 'end' },
  columnGap: 2.5,
  rowGap: 1,
  p: { xs: 1.5, sm: 2 },
  containerType: 'inline-size',
  overflowWrap: 'anywhere',
  // As large as its block has room for, in a visitor's own size and spacing of letters too.
  '& > p:first-of-type': {
    whiteSpace: { xs: 'nowrap', sm: 'normal' },
    fontSize: { xs: 'min(3.5rem, 16cqi)', sm: 'min(3.5rem, 30cqi)', lg: 'min(31cqi, 4.5rem)' },
  },
} as const;

/** The backgrounds of the four figures: strong, warm, soft and dark; on dark pages the last is the blue of bands, since the text's color would glare. */
const backgrounds = [
  { bgcolor: 'primary.main', color: 'primary.contrastText' },
  { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
  { bgcolor: 'primary.light' },
  { bgcolor: scheme(colors.text.light, colors.band.dark), color: scheme(colors.background.light, colors.onBand.dark) },
] as const;

/** Letters are black there, and backgrounds may be left out. */
const onPaper = {
  '@media print': {
    'li&': { gridColumn: 'span 3' },
    order: 1,
    justifyContent: 'start',
    p: 0,
    pt: 0.5,
    rowGap: 0.5,
    bgcolor: 'transparent',
    '& > p:first-of-type': { fontSize: '20pt' },
  },
} as const;

/** How many people stand before each next figure, so that figures are spread over the mosaic. */
const peopleBetween = 3;

/** The whole team and the company's four figures as blocks of one mosaic, from edge to edge. */
export function TeamMosaic({ people }: { people: readonly TeamMember[] }) {
  const message = useMessage();
  return (
    <Box component="ul" role="list" aria-label={message('aboutUs.team.heading')} sx={mosaic}>
      {companyFigures.flatMap((id, index) => [
        ...people.slice(index * peopleBetween, (index + 1) * peopleBetween).map((person) => (
          <li key={person.id}>
            <Portrait id={person.id} size={384} sizes="(min-width: 1200px) 12.5vw, (min-width: 600px) 25vw, 50vw" />
            <Box sx={words}>
              <Typography variant="body2" sx={{ fontWeight: 560 }}>
                {person.name}
              </Typography>
              <Typography variant="label" component="p" color="textSecondary" sx={{ fontWeight: 400 }}>
                <Message id={`team.${person.id}.position`} />
              </Typography>
            </Box>
          </li>
        )),
        <Box key={id} component="li" sx={[figure, backgrounds[index % backgrounds.length] ?? {}, onPaper]}>
          <Typography variant="figure" component="p">
            <Message id={`common.figure.${id}.value`} />
          </Typography>
          <Typography variant="body2" sx={{ fontWeight: 500 }}>
            <Message id={`common.figure.${id}.label`} />
          </Typography>
        </Box>,
      ])}
    </Box>
  );
}
