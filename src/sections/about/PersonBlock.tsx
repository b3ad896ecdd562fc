import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Exhibit } from '../../content/exhibits';
import type { team } from '../../content/team';
import { Text } from '../../components/text/Text';
import { forcedEdge } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import { ExhibitView } from './ExhibitView';

const looks = { words: 'soft', code: 'primary', headline: 'secondary', frame: 'secondary' } as const;

const block = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 3,
  p: { xs: 2, lg: 2.5 },
  border: forcedEdge,
} as const;

interface PersonBlockProps {
  person: (typeof team)[number];
  exhibit: Exhibit | undefined;
}

/** Name and position, and what the person made. */
export function PersonBlock({ person, exhibit }: PersonBlockProps) {
  return (
    <Paper variant={looks[exhibit?.kind ?? 'words']} square className={printClasses.flush} sx={block}>
      <div>
        <Typography variant="h4">{person.name}</Typography>
        <Text message={`team.${person.id}.position`} variant="body2" />
      </div>
      {exhibit !== undefined && <ExhibitView exhibit={exhibit} />}
    </Paper>
  );
}
