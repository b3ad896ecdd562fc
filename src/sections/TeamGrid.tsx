import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { team } from '../content/team';
import { messageId } from '../i18n/messageId';
import { Portrait } from '../components/media/Portrait';
import { Text } from '../components/text/Text';
import { columns, equalColumns } from '../theme/columns';
import { printClasses } from '../theme/printClasses';

type TeamMember = (typeof team)[number];

interface TeamGridProps {
  people: readonly TeamMember[];
  /** Shows the description of each person who has one. */
  described?: boolean;
}

/** Two columns on phones, or one with large letters; three or six columns on wider screens; six columns on paper. */
const grid = {
  display: 'grid',
  columnGap: { xs: 1.5, sm: 0 },
  rowGap: { xs: 2, sm: 3 },
  gridTemplateColumns: {
    // A column has more than a third of the width, so there are never three.
    xs: 'repeat(auto-fill, minmax(max(min(100%, 7.5rem), 34%), 1fr))',
    sm: equalColumns(3),
    md: equalColumns(6),
  },
  hyphens: 'auto',
} as const;

/** On phones the face is next to the words. */
const member = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: `2.5rem ${columns(1)}`,
  columnGap: 1,
  alignItems: 'start',
} as const;

/** People with photo, name and position. */
export function TeamGrid({ people, described = false }: TeamGridProps) {
  return (
    <Box
      component="ul"
      role="list"
      className={`${printClasses.columns6} ${printClasses.dense} ${printClasses.whole}`}
      sx={grid}
    >
      {people.map((person) => (
        <Box key={person.id} component="li" sx={member}>
          <Portrait id={person.id} size={200} sizes="(min-width: 900px) 200px, (min-width: 600px) 33vw, 40px" />
          <div>
            <Typography
              component="h3"
              sx={{
                typography: { xs: 'dense', sm: 'h4' },
                fontWeight: 'fontWeightBold',
                mt: { sm: 1.5 },
                paddingInlineEnd: { sm: 3 },
                lineHeight: 1.2,
              }}
            >
              {person.name}
            </Typography>
            <Text
              message={`team.${person.id}.position`}
              variant="body2"
              color="textSecondary"
              sx={{ paddingInlineEnd: { sm: 3 } }}
            />
            {described && 'described' in person && (
              <Text
                message={messageId('team', person.id, 'description')}
                variant="body2"
                sx={{ mt: 1.5, paddingInlineEnd: 2 }}
              />
            )}
          </div>
        </Box>
      ))}
    </Box>
  );
}
