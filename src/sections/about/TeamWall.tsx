import Box from '@mui/material/Box';
import { Portrait } from '../../components/media/Portrait';
import { exhibits } from '../../content/exhibits';
import { peopleOf } from '../../content/team';
import { equalColumns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { PersonBlock } from './PersonBlock';

/** Three pairs of face and words in a row, so six columns; three pairs with the words below; on phones one pair, of two columns. */
const wall = { display: 'grid', gridTemplateColumns: { sm: equalColumns(3) } } as const;

const pair = {
  display: 'grid',
  // One column where letters are large.
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(max(min(100%, 9.5rem), 34%), 1fr))',
    sm: equalColumns(1),
    md: equalColumns(2),
  },
  gridTemplateRows: { sm: 'auto 1fr', md: 'auto' },
} as const;

/** Everybody of the agency beside one thing that they made, from edge to edge; on phones faces and words take turns, as on a chessboard. */
export function TeamWall() {
  return (
    <Box component="ul" role="list" className={printClasses.columns3} sx={wall}>
      {peopleOf('agency').map((person, index) => (
        <Box key={person.id} component="li" className={printClasses.whole} sx={pair}>
          <Box sx={({ breakpoints }) => ({ [breakpoints.between(320, 'sm')]: { order: index % 2 } })}>
            <Portrait id={person.id} size={240} sizes="(min-width: 900px) 17vw, (min-width: 600px) 33vw, 50vw" fills />
          </Box>
          <PersonBlock person={person} exhibit={exhibits.find(({ person: id }) => id === person.id)} />
        </Box>
      ))}
    </Box>
  );
}
