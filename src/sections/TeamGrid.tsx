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

/** On paper six in a row, as on wide screens: twelve people are no page. */
const member = { '@media print': { width: 'calc(100% / 6 - 20px)' } } as const;

/** People with photo, name and position: two, three or six columns. */
export function TeamGrid({ people, described = false }: TeamGridProps) {
  return (
    <Grid container component="ul" role="list" spacing={3}>
      {people.map((person) => (
        <Grid key={person.id} component="li" size={{ xs: 6, sm: 4, md: 2 }} sx={member}>
          <Portrait id={person.id} size={176} sizes="(min-width: 900px) 176px, (min-width: 600px) 33vw, 50vw" />
          <Typography variant="body1" component="h3" sx={{ mt: 1.5, fontWeight: 500, lineHeight: 1.3 }}>
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
