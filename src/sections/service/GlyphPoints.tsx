import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { GlyphQuarter } from '../../components/art/GlyphQuarter';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import type { Point } from '../PointList';

/** Room for words at both sides of the glyph; in rem, so that larger text has them above and below it as a narrow screen does. */
const across = '@container (min-width: 62rem)';

/** Its items share one grid (`subgrid`), so that their quarters meet in its middle wherever their words stand. */
const Glyph = styled('ul')(({ theme }) => {
  const words = (index: number) => `& > :nth-of-type(${index}) > div`;
  const quarter = (index: number) => `& > :nth-of-type(${index}) > svg`;
  /** Two words and two quarters in each of two rows. */
  const inTwoRows = (paddingBlock: string) => ({
    rowGap: 0,
    '& > li': { gridRowEnd: 3 },
    [words(1)]: { gridArea: '1 / 1', paddingBlock },
    [quarter(1)]: { gridArea: '1 / 2' },
    [quarter(2)]: { gridArea: '1 / 3' },
    [words(2)]: { gridArea: '1 / 4', paddingBlock },
    [words(3)]: { gridArea: '2 / 1', paddingBlock },
    [quarter(3)]: { gridArea: '2 / 2' },
    [quarter(4)]: { gridArea: '2 / 3' },
    [words(4)]: { gridArea: '2 / 4', paddingBlock },
  });
  return {
    display: 'grid',
    gridTemplateColumns: columns(1, 1),
    '& > li': {
      display: 'grid',
      gridArea: '1 / 1 / 7 / -1',
      gridTemplate: 'subgrid / subgrid',
      // The items lie over each other.
      pointerEvents: 'none',
      '& > div': { gridColumn: '1 / -1', pointerEvents: 'auto' },
    },
    // Two, the glyph, and the other two.
    [words(1)]: { gridRow: 1, paddingBlockEnd: theme.spacing(4) },
    [words(2)]: { gridRow: 2, paddingBlockEnd: theme.spacing(4) },
    [quarter(1)]: { gridArea: '3 / 1' },
    [quarter(2)]: { gridArea: '3 / 2' },
    [quarter(3)]: { gridArea: '4 / 1' },
    [quarter(4)]: { gridArea: '4 / 2' },
    [words(3)]: { gridRow: 5, paddingBlockStart: theme.spacing(4) },
    [words(4)]: { gridRow: 6, paddingBlockStart: theme.spacing(4) },
    [theme.breakpoints.up('sm')]: {
      '& > li > div': { paddingInlineEnd: theme.spacing(4) },
      // No larger than what its words need beside each other.
      '& > li > svg': { maxWidth: '13rem' },
      '& > :nth-of-type(odd) > svg': { justifySelf: 'end' },
      [words(1)]: { gridArea: '1 / 1' },
      [words(2)]: { gridArea: '1 / 2' },
      [words(3)]: { gridArea: '5 / 1' },
      [words(4)]: { gridArea: '5 / 2' },
    },
    [across]: {
      gridTemplateColumns: columns(1, 1, 1, 1),
      ...inTwoRows(theme.spacing(0.5, 3)),
      '& > li > div': { paddingInline: 0 },
      '& > li > svg': { maxWidth: 'none' },
      '& > :nth-of-type(odd) > div': { paddingInlineEnd: theme.spacing(5) },
      '& > :nth-of-type(even) > div': { paddingInlineStart: theme.spacing(5) },
    },
    '@media print': {
      gridTemplateColumns: 'minmax(0, 1fr) 32mm 32mm minmax(0, 1fr)',
      breakInside: 'avoid',
      ...inTwoRows('0'),
      '& > li > div': { paddingInline: theme.spacing(1.5) },
      // Where the words are longer than they are high.
      '& > :nth-of-type(-n + 2) > svg': { alignSelf: 'end' },
    },
  };
});

/** Four points around the service's glyph, each with a quarter of it. */
export function GlyphPoints({ points, slug }: { points: readonly Point[]; slug: ServiceSlug }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Glyph role="list">
        {points.map(({ id, title, text }, index) => (
          <li key={id}>
            <GlyphQuarter slug={slug} index={index} />
            <div>
              <Typography variant="h3">
                <Message id={title} />
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 1.5 }}>
                <Message id={text} />
              </Typography>
            </div>
          </li>
        ))}
      </Glyph>
    </Box>
  );
}
