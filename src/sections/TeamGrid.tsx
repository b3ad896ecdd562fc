import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { team } from '../content/team';
import { Message } from '../i18n/Message';
import { Portrait } from '../components/Portrait';

type TeamMember = (typeof team)[number];

interface TeamGridProps {
  people: readonly TeamMember[];
  /** With what each person does, for those who have a description. */
  described?: boolean;
}

/** Two, three or six columns; on phones one where letters are large, and on paper always six: twelve people are no page. */
const grid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(6, minmax(0, 1fr))',
  },
  '@media print': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', breakInside: 'avoid' },
} as const;

/** On phones portrait and name stand beside each other. */
const member = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  columnGap: 1.25,
  alignContent: 'start',
  hyphens: 'auto',
  '& > picture': { gridRow: 'span 2' },
  '& > h3': { mt: { xs: 0, sm: 1.5 } },
  '& > p ~ p': { gridColumn: '1 / -1' },
  '@media print': { display: 'block' },
} as const;

/** On phones the descriptions of a row begin at one height, however long names and positions are. */
const aligned = { gridTemplateRows: 'subgrid', gridRow: { xs: 'span 3', sm: 'auto' }, rowGap: 0 } as const;

/** People with photo, name and position. */
export function TeamGrid({ people, described = false }: TeamGridProps) {
  return (
    <Box component="ul" role="list" sx={grid}>
      {people.map((person) => (
        <Box key={person.id} component="li" sx={[member, described && aligned]}>
          <Portrait id={person.id} size={176} sizes="(min-width: 900px) 176px, (min-width: 600px) 33vw, 50vw" />
          <Typography
            variant="body1"
            component="h3"
            sx={{ fontWeight: 500, fontSize: { xs: '0.9375rem', sm: '1rem' }, lineHeight: 1.3 }}
          >
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
