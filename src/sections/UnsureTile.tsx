import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ContactButton } from '../contact/ContactButton';
import { Message } from '../i18n/Message';
import { forcedEdge } from '../theme/measures';

interface UnsureTileProps {
  /** How many of the grid's columns it takes on middle and wide screens. */
  span: readonly [middle: number, wide: number];
}

const Tile = styled('li', { shouldForwardProp: (name) => name !== 'span' })<UnsureTileProps>(({ theme, span }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  border: forcedEdge,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.secondary.main,
  color: theme.vars.palette.secondary.contrastText,
  '& > div': { maxWidth: '44ch' },
  '--focus-ring': theme.vars.palette.secondary.contrastText,
  '& a': { backgroundColor: theme.vars.palette.secondary.contrastText, color: theme.vars.palette.secondary.main },
  '& a:hover': { backgroundColor: '#000' },
  [theme.breakpoints.up('sm')]: { gridColumn: `span ${span[0]}` },
  [theme.breakpoints.up('md')]: { gridColumn: `span ${span[1]}` },
}));

/** Fills the service grid's last row: for those who do not know which service they need. */
export function UnsureTile({ span }: UnsureTileProps) {
  return (
    <Tile span={span} data-screen-only>
      <div>
        <Typography variant="h2" component="h3">
          <Message id="home.services.unsure.title" />
        </Typography>
        <Typography sx={{ mt: 1.5 }}>
          <Message id="home.services.unsure.text" />
        </Typography>
      </div>
      <ContactButton>
        <Message id="home.services.unsure.button" />
      </ContactButton>
    </Tile>
  );
}
