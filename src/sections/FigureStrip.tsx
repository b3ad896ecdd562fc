import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { companyFigures } from '../content/pageLists';
import { Message } from '../i18n/Message';
import { columns } from '../theme/columns';

/** Columns by the room there is, which is not the window's: the strip also stands beside a heading. Breakpoints of the library know only the window. */
const figures = {
  display: 'grid',
  rowGap: 4,
  columnGap: 3,
  '@container (min-width: 20rem)': { gridTemplateColumns: columns(1, 1) },
  '@container (min-width: 52rem)': { gridTemplateColumns: columns(1, 1, 1, 1) },
} as const;

/** The browser's own way to show more, which needs no script; Material UI's accordion does. */
const Explanation = styled('details')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& > summary': {
    display: 'inline-block',
    minHeight: 44,
    paddingBlock: 11,
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '0.25em',
  },
  '& > p': { maxWidth: '32ch' },
}));

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
            <Explanation>
              <summary aria-describedby={`${stripId}-${id}`}>
                <Message id="common.figure.toggle" />
              </summary>
              <p>
                <Message id={`common.figure.${id}.explain`} />
              </p>
            </Explanation>
          </li>
        ))}
      </Box>
    </Box>
  );
}
