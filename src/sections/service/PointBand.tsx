import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { pointSigns } from '../../components/art/pointSigns';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { columns } from '../../theme/columns';
import { layout } from '../../theme/measures';
import type { Point } from '../PointList';
import { blockLooks } from './blockLooks';

/** Room for a heading and four blocks beside each other; in rem, so that larger text stands below each other as on a narrow screen. */
const across = '@container (min-width: 68rem)';

/** Less room: two columns of blocks. */
const twoColumns = '((min-width: 34rem) and (max-width: 67.99rem))';

/** Two of them, one after the other, are one band. */
const band = {
  paddingBlock: layout.sectionSpace,
  '&:has(+ [data-band])': { paddingBlockEnd: 0 },
  '[data-band] + &': { paddingBlockStart: { xs: 6, lg: 0 } },
  // As of every other section: space on paper is that before headings.
  '@media print': { '&&': { paddingBlock: 0 } },
} as const;

const beside = {
  [across]: { display: 'grid', gridTemplateColumns: columns(1, 4) },
} as const;

const title = {
  mb: { xs: 4, md: 5 },
  // Its first line begins where the signs beside it do.
  [across]: { mb: 0, pt: 2.5, paddingInlineEnd: 3, '& > h2': { fontSize: '2.25rem' } },
} as const;

const blocks = {
  display: 'grid',
  [`@container ${twoColumns}`]: { gridTemplateColumns: columns(1, 1) },
  '@media print': { gridTemplateColumns: columns(1, 1), rowGap: 2, breakInside: 'avoid' },
  [across]: { gridTemplateColumns: columns(1, 1, 1, 1) },
} as const;

/** Without a background: an edge where the blocks are below each other. */
const plain = (theme: Theme) => ({
  '--second': theme.vars.palette.primary.main,
  '@media screen': {
    '@container not (min-width: 68rem)': { outline: `1px solid ${theme.vars.palette.divider}`, outlineOffset: -1 },
  },
});

/** Two rows of blocks: one of them strong in each, the others pale and plain by turns. */
const looks = [
  [blockLooks.blue, plain, blockLooks.pale, plain],
  [plain, blockLooks.pale, plain, blockLooks.apricot],
] as const;

/** In two columns the last two change looks, so that those of one kind do not stand below each other. */
const inTwoColumns = [0, 1, 3, 2] as const;

/** Drawn a dozen times. */
const Block = styled('li')(({ theme }) => ({
  '@media (forced-colors: active)': { outline: '1px solid', outlineOffset: -1 },
  padding: theme.spacing(3),
  '& > svg': { marginBottom: theme.spacing(2) },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
  // Its sign stands beside its title.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: theme.spacing(2),
    alignItems: 'center',
    '& > svg': { width: 40, height: 40, margin: 0 },
    '& > p': { gridColumn: '1 / -1' },
  },
  '@media print': { padding: theme.spacing(0, 1.5, 1.5, 0), '& > svg': { width: 28, height: 28, marginBottom: 6 } },
  [across]: {
    padding: theme.spacing(2.5, 2.5, 3.5),
    '& > p': { fontSize: '0.9375rem' },
  },
}));

interface PointBandProps {
  heading: MessageId;
  points: readonly Point[];
  /** Which of the two rows it is. */
  row: 0 | 1;
}

/** Four points in a row of blocks beside their heading. */
export function PointBand({ heading, points, row }: PointBandProps) {
  return (
    <Box data-band sx={band}>
      <section>
        <Container>
          <Box sx={{ containerType: 'inline-size' }}>
            <Box sx={beside}>
              {/* Its own box: on paper what has a heading for a child stays on one sheet, which would be the whole band. */}
              <Box sx={title}>
                <Typography variant="h2">
                  <Message id={heading} />
                </Typography>
              </Box>
              <Box component="ul" role="list" sx={blocks}>
                {points.map(({ id, title: name, text }, index) => {
                  const Sign = pointSigns[id];
                  return (
                    <Block
                      key={id}
                      sx={{
                        [`@container not ${twoColumns}`]: looks[row][index] ?? plain,
                        [`@container ${twoColumns}`]: looks[row][inTwoColumns[index] ?? 0] ?? plain,
                      }}
                    >
                      {Sign !== undefined && <Sign width={64} height={64} />}
                      <Typography variant="h4" component="h3">
                        <Message id={name} />
                      </Typography>
                      <Typography sx={{ mt: 1 }}>
                        <Message id={text} />
                      </Typography>
                    </Block>
                  );
                })}
              </Box>
            </Box>
          </Box>
        </Container>
      </section>
    </Box>
  );
}
