import Box from '@mui/material/Box';
import { Portrait } from '../../components/media/Portrait';
import { exhibits } from '../../content/exhibits';
import { peopleOf } from '../../content/team';
import { equalColumns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { PersonBlock } from './PersonBlock';

/** Two, three or six columns; on phones one where letters are large. */
const wall = {
  display: 'grid',
  gridTemplateColumns: {
    // No third one: three would be wider than the grid.
    xs: 'repeat(auto-fill, minmax(max(min(100%, 7.5rem), 34%), 1fr))',
    sm: equalColumns(3),
    md: equalColumns(6),
  },
} as const;

const pair = { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' } as const;

/** Everybody of the agency beside one thing that they made, from edge to edge; faces and words take turns at the top, as on a chessboard. */
export function TeamWall() {
  return (
    <Box component="ul" role="list" className={`${printClasses.columns6} ${printClasses.dense}`} sx={wall}>
      {peopleOf('agency').map((person, index) => {
        const exhibit = exhibits.find(({ person: id }) => id === person.id);
        const [face, words] = index % 2 === 0 ? ['1', '2'] : ['2', '1'];
        return (
          <Box key={person.id} component="li" className={printClasses.whole} sx={pair}>
            <Box sx={{ gridRow: face }}>
              <Portrait
                id={person.id}
                size={240}
                sizes="(min-width: 900px) 17vw, (min-width: 600px) 33vw, 50vw"
                fills
              />
            </Box>
            <PersonBlock person={person} exhibit={exhibit} row={words} />
          </Box>
        );
      })}
    </Box>
  );
}
