import Grid from '@mui/material/Grid';
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

/** On phones portrait and name stand beside each other, and on paper there are six in a row: twelve people are no page. */
const member = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  columnGap: 1.5,
  alignContent: 'start',
  hyphens: 'auto',
  '& > picture': { gridRow: 'span 2' },
  '& > h3': { mt: { xs: 0, sm: 1.5 } },
  '& > p ~ p': { gridColumn: '1 / -1' },
  '@media print': { display: 'block', width: 'calc(100% / 6 - 20px)' },
} as const;

/** People with photo, name and position: two, three or six columns. */
export function TeamGrid({ people, described = false }: TeamGridProps) {
  return (
    <Grid container component="ul" role="list" spacing={3}>
      {people.map((person) => (
        <Grid key={person.id} component="li" size={{ xs: 6, sm: 4, md: 2 }} sx={member}>
          <Portrait id={person.id} size={176} sizes="(min-width: 900px) 176px, (min-width: 600px) 33vw, 50vw" />
          <Typography variant="body1" component="h3" sx={{ fontWeight: 500, lineHeight: 1.3 }}>
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
        </Grid>
      ))}
    </Grid>
  );
}
