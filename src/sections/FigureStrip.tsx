import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { companyFigures } from '../content/pageLists';
import { Message } from '../i18n/Message';
import { Grid } from '../ui/Grid';

const Explained = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(1),
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& > summary': {
    display: 'inline-block',
    paddingBlock: 4,
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '0.25em',
  },
  '& > p': { maxWidth: '32ch', paddingBlockStart: 4 },
}));

/** The company in four figures, each with its noun and a sentence on what it means. */
export function FigureStrip() {
  return (
    <Grid role="list" columns={[1, 2, 4]}>
      {companyFigures.map((id) => (
        <li key={id}>
          <Typography variant="figure" component="p">
            <Message id={`common.figure.${id}.value`} />
          </Typography>
          <Typography sx={{ mt: 1, fontWeight: 500 }}>
            <Message id={`common.figure.${id}.label`} />
          </Typography>
          <Explained>
            <summary>
              <Message id="common.figure.toggle" />
            </summary>
            <p>
              <Message id={`common.figure.${id}.explain`} />
            </p>
          </Explained>
        </li>
      ))}
    </Grid>
  );
}
