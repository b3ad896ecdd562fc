import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { HelpPicture } from '../../components/art/HelpPicture';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import type { Point } from '../PointList';

/** Room for words at both sides of the pictures; in rem, so that larger text has them below the pictures as a narrow screen does. */
const across = '@container (min-width: 62rem)';

/** Where there is room the four pictures meet in the middle, each with its words on its outer side. */
const inTheMiddle = {
  gridTemplateColumns: columns(1, 1),
  gap: 0,
  '& > li': { display: 'grid', gridTemplateColumns: columns(1, 1) },
  // As high as its words, where these are higher than it is wide.
  '& > li > svg': { height: 'auto', alignSelf: 'stretch' },
  '& > :nth-of-type(odd) > svg': { order: 1 },
} as const;

const points = (theme: Theme) => ({
  display: 'grid',
  gridTemplateColumns: { sm: columns(1, 1) },
  gap: theme.spacing(5, 3),
  '& > li > svg': { height: '11rem' },
  '& > li > div': { mt: 2.5 },
  [across]: {
    ...inTheMiddle,
    '& > li > div': { mt: 0, pt: 0.5, pb: 3 },
    '& > :nth-of-type(odd) > div': { paddingInlineEnd: 5 },
    '& > :nth-of-type(even) > div': { paddingInlineStart: 5 },
  },
  '@media print': {
    ...inTheMiddle,
    breakInside: 'avoid',
    '& > li > div': { m: 0, px: 1.5 },
    '& > :nth-of-type(-n + 2) > div': { pb: 1.5 },
    '& > :nth-of-type(odd)': { gridTemplateColumns: 'minmax(0, 1fr) 32mm' },
    '& > :nth-of-type(even)': { gridTemplateColumns: '32mm minmax(0, 1fr)' },
  },
});

/** Four points, each with its picture. */
export function PicturedPoints({ points: items }: { points: readonly Point[] }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="ul" role="list" sx={points}>
        {items.map(({ id, title, text }) => (
          <li key={id}>
            <HelpPicture id={id} />
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
      </Box>
    </Box>
  );
}
