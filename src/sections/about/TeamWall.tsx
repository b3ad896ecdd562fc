import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Portrait } from '../../components/media/Portrait';
import { Text } from '../../components/text/Text';
import { exhibits } from '../../content/exhibits';
import { peopleOf } from '../../content/team';
import { equalColumns } from '../../theme/columns';
import { forcedEdge } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import { ExhibitView } from './ExhibitView';

/** Three people in a row; one on phones. */
const wall = { display: 'grid', gridTemplateColumns: { sm: equalColumns(3) } } as const;

const pair = {
  display: 'grid',
  // Face and words are next to each other on wide screens, and on phones if letters are not large.
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(max(min(100%, 9.5rem), 34%), 1fr))',
    sm: equalColumns(1),
    md: equalColumns(2),
  },
  gridTemplateRows: { sm: 'auto 1fr', md: 'auto' },
} as const;

const looks = { words: 'soft', code: 'primary', headline: 'secondary', frame: 'secondary' } as const;

const block = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 3,
  p: { xs: 2, lg: 2.5 },
  border: forcedEdge,
} as const;

/** The people of the agency, each with one thing that they made, from edge to edge. On phones faces and words alternate sides. */
export function TeamWall() {
  return (
    <Box component="ul" role="list" className={printClasses.columns3} sx={wall}>
      {peopleOf('agency').map(({ id, name }, index) => {
        const exhibit = exhibits.find(({ person }) => person === id);
        return (
          <Box key={id} component="li" className={printClasses.whole} sx={pair}>
            <Box sx={({ breakpoints }) => ({ [breakpoints.between(320, 'sm')]: { order: index % 2 } })}>
              <Portrait id={id} size={240} sizes="(min-width: 900px) 17vw, (min-width: 600px) 33vw, 50vw" fills />
            </Box>
            <Paper variant={looks[exhibit?.kind ?? 'words']} square className={printClasses.flush} sx={block}>
              <div>
                <Typography variant="h4">{name}</Typography>
                <Text message={`team.${id}.position`} variant="body2" />
              </div>
              {exhibit !== undefined && <ExhibitView exhibit={exhibit} />}
            </Paper>
          </Box>
        );
      })}
    </Box>
  );
}
