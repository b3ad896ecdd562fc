import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { companyFigures } from '../content/pageLists';
import { Message } from '../i18n/Message';
import { columns } from '../theme/columns';
import { Explanation } from './Explanation';

/** Columns by the room there is, which is not the window's: the strip also stands beside a heading. Breakpoints of the library know only the window. */
const figures = {
  display: 'grid',
  rowGap: 4,
  columnGap: 3,
  '@container (min-width: 20rem)': { gridTemplateColumns: columns(1, 1) },
  '@container (min-width: 52rem)': { gridTemplateColumns: columns(1, 1, 1, 1) },
} as const;

const explanation = { maxWidth: '32ch', fontSize: '0.875rem' } as const;

/** The company in four figures, each with its noun and a sentence on what it means. */
export function FigureStrip() {
  const stripId = useId();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="ul" role="list" sx={figures}>
        {companyFigures.map((id) => (
          <li key={id}>
            <Typography variant="figure" component="p" sx={{ whiteSpace: 'nowrap' }}>
              <Message id={`common.figure.${id}.value`} />
            </Typography>
            <Typography id={`${stripId}-${id}`} sx={{ mt: 1, fontWeight: 500 }}>
              <Message id={`common.figure.${id}.label`} />
            </Typography>
            <Explanation
              toggle="common.figure.toggle"
              text={`common.figure.${id}.explain`}
              describedBy={`${stripId}-${id}`}
              sx={explanation}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
