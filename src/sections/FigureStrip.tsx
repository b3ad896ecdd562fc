import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { companyFigures } from '../content/pageLists';
import { Message } from '../i18n/Message';

const Strip = styled('div')({ containerType: 'inline-size' });

/** Columns by the room there is, which is not the window's: the strip also stands beside a heading. */
const Figures = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 3),
  '@container (min-width: 20rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@container (min-width: 52rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const Value = styled(Typography)({ whiteSpace: 'nowrap' }) as typeof Typography;

const Explained = styled('details')(({ theme }) => ({
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
    <Strip>
      <Figures role="list">
        {companyFigures.map((id) => (
          <li key={id}>
            <Value variant="figure" component="p">
              <Message id={`common.figure.${id}.value`} />
            </Value>
            <Typography id={`${stripId}-${id}`} sx={{ mt: 1, fontWeight: 500 }}>
              <Message id={`common.figure.${id}.label`} />
            </Typography>
            <Explained>
              <summary aria-describedby={`${stripId}-${id}`}>
                <Message id="common.figure.toggle" />
              </summary>
              <p>
                <Message id={`common.figure.${id}.explain`} />
              </p>
            </Explained>
          </li>
        ))}
      </Figures>
    </Strip>
  );
}
