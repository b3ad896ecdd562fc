import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Portrait } from '../components/media/Portrait';
import { Text } from '../components/text/Text';
import { clientWordmarks } from '../content/company';
import { peopleOf } from '../content/team';
import { equalColumns } from '../theme/columns';

const panel = {
  flex: 'none',
  display: { xs: 'none', md: 'flex' },
  justifyContent: 'space-between',
  gap: 4,
  // As high as the form: the panel's content does not set the height.
  contain: 'size',
  width: 320,
  px: 5,
  py: 5,
  bgcolor: 'background.sunken',
  overflowY: 'auto',
} as const;

/** Visible only if the dialog is high enough for words and faces. */
const faces = {
  display: 'grid',
  gridTemplateColumns: equalColumns(5),
  '@media (max-height: 860px)': { display: 'none' },
} as const;

/** The panel of the wide contact dialog: wordmarks of three clients, and the people who answer. */
export function SidePanel() {
  return (
    <Stack sx={panel}>
      {clientWordmarks.length > 0 && (
        <Stack spacing={2.5}>
          <Text message="contact.trusted" variant="h4" component="p" />
          <Stack component="ul" role="list" spacing={2} sx={{ color: 'text.secondary' }}>
            {clientWordmarks.map(({ name, mark, width }) => (
              <li key={name}>
                <svg role="img" aria-label={name} width={width} height={32}>
                  <use href={`/images/wordmarks.svg#${mark}`} />
                </svg>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      <Stack spacing={2}>
        <Box sx={faces}>
          {peopleOf('head').map((person) => (
            <Portrait key={person.id} id={person.id} size={48} />
          ))}
        </Box>
        <Text message="contact.who" variant="h4" component="p" />
        <Text message="contact.next" variant="body2" color="textSecondary" />
      </Stack>
    </Stack>
  );
}
