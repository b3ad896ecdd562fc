import Typography from '@mui/material/Typography';
import type { team } from '../content/team';
import { Message } from '../i18n/Message';
import { Grid } from '../ui/Grid';
import { Portrait } from '../ui/Portrait';

type TeamMember = (typeof team)[number];

/** People with photo, name and position: two, three or six columns (spec.md §9). */
export function TeamGrid({ people }: { people: readonly TeamMember[] }) {
  return (
    <Grid role="list" columns={[2, 3, 6]}>
      {people.map(({ id, name }) => (
        <li key={id}>
          <Portrait id={id} size={176} sizes="(min-width: 900px) 176px, (min-width: 600px) 33vw, 50vw" />
          <Typography variant="body1" component="h3" sx={{ mt: 1.5, fontWeight: 500, lineHeight: 1.3 }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <Message id={`team.${id}.position`} />
          </Typography>
        </li>
      ))}
    </Grid>
  );
}
