import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { team } from '../content/team';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { Portrait } from '../components/media/Portrait';
import { equalColumns } from '../theme/columns';
import { printClasses } from '../theme/printClasses';

type TeamMember = (typeof team)[number];

interface TeamGridProps {
  people: readonly TeamMember[];
  /** With what each person does, for those who have a description. */
  described?: boolean;
  /** With small portraits. */
  small?: boolean;
}

/** Two, three or six columns; on phones one where letters are large, and on paper always six. */
const grid = {
  display: 'grid',
  columnGap: 3,
  rowGap: { xs: 3, sm: 5 },
  gridTemplateColumns: {
    // No third one: three would be wider than the grid.
    xs: 'repeat(auto-fill, minmax(max(min(100%, 7.5rem), 34%), 1fr))',
    sm: equalColumns(3),
    md: equalColumns(6),
  },
  hyphens: 'auto',
} as const;

/** People with photo, name and position. */
export function TeamGrid({ people, described = false, small = false }: TeamGridProps) {
  return (
    <Box
      component="ul"
      role="list"
      className={`${printClasses.columns6} ${printClasses.dense} ${printClasses.whole}`}
      sx={grid}
    >
      {people.map((person) => (
        <li key={person.id}>
          <Box sx={small ? { width: { xs: 56, sm: 88 } } : null}>
            <Portrait
              id={person.id}
              size={small ? 88 : 176}
              {...(!small && { sizes: '(min-width: 900px) 176px, (min-width: 600px) 33vw, 50vw' })}
            />
          </Box>
          <Typography variant="control" component="h3" sx={{ mt: 1.5 }}>
            {person.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <Message id={`team.${person.id}.position`} />
          </Typography>
          {described && 'described' in person && (
            <Typography variant="body2" sx={{ mt: 1.5 }}>
              <Message id={messageId('team', person.id, 'description')} />
            </Typography>
          )}
        </li>
      ))}
    </Box>
  );
}
