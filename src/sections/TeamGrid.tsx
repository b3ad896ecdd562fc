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
  columnGap: 3,
  rowGap: { xs: 3, md: 5 },
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(6, minmax(0, 1fr))',
  },
  '@media print': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 3, breakInside: 'avoid' },
} as const;

const member = {
  hyphens: 'auto',
  '& > h3': { mt: 1.5, fontSize: { xs: '0.9375rem', sm: '1rem' } },
} as const;

/** On phones portrait and name stand beside each other, and the descriptions of a row begin at one height, however long names and positions are. */
const describedMember = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateRows: 'subgrid',
  gridRow: { xs: 'span 3', sm: 'auto' },
  rowGap: 0,
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  columnGap: 1.25,
  '& > picture': { gridRow: 'span 2' },
  '& > h3': { mt: { xs: 0, sm: 1.5 } },
  '& > p ~ p': { gridColumn: '1 / -1' },
  '@media print': { display: 'block' },
} as const;

/** People with photo, name and position. */
export function TeamGrid({ people, described = false }: TeamGridProps) {
  return (
    <Box component="ul" role="list" sx={grid}>
      {people.map((person) => (
        <Box key={person.id} component="li" sx={[member, described && describedMember]}>
          <Portrait id={person.id} size={176} sizes="(min-width: 900px) 176px, (min-width: 600px) 33vw, 50vw" />
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
