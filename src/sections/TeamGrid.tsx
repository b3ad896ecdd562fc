import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { team } from '../content/team';
import { Message } from '../i18n/Message';
import { Portrait } from '../components/media/Portrait';

type TeamMember = (typeof team)[number];

interface TeamGridProps {
  people: readonly TeamMember[];
  /** With what each person does, for those who have a description. */
  described?: boolean;
  /** With small portraits. */
  small?: boolean;
}

/** Two, three or six columns; on phones one where letters are large, and on paper always six: twelve people are no page. The space below the last people is the section's. */
const grid = {
  display: 'grid',
  columnGap: 3,
  mb: { xs: -3, sm: -5 },
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(6, minmax(0, 1fr))',
  },
  '@media print': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 3, mb: 0, breakInside: 'avoid' },
} as const;

const member = {
  hyphens: 'auto',
  pb: { xs: 3, sm: 5 },
  '& > h3': { mt: 1.5, fontSize: { xs: '0.9375rem', sm: '1rem' } },
  '@media print': { pb: 0 },
} as const;

/** People with photo, name and position. */
export function TeamGrid({ people, described = false, small = false }: TeamGridProps) {
  return (
    <Box component="ul" role="list" sx={grid}>
      {people.map((person) => (
        <Box key={person.id} component="li" sx={member}>
          <Box sx={small ? { width: { xs: 56, sm: 88 } } : null}>
            <Portrait
              id={person.id}
              size={small ? 88 : 176}
              {...(!small && { sizes: '(min-width: 900px) 176px, (min-width: 600px) 33vw, 50vw' })}
            />
          </Box>
          <Typography component="h3" sx={{ fontWeight: 500, lineHeight: 1.3 }}>
            {person.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <Message id={`team.${person.id}.position`} />
          </Typography>
          {described && 'described' in person && (
            <Typography variant="body2" sx={{ mt: 1.5 }}>
              <Message id={`team.${person.id}.description`} />
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
