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
  width: 320,
  px: 5,
  py: 5,
  bgcolor: 'background.sunken',
  overflowY: 'auto',
} as const;

/** What the words leave of the dialog's height, so the faces do not set it. */
const between = { flex: '1 0 32px', containerType: 'size', display: 'flex', alignItems: 'flex-end' } as const;

/** Visible only if there is room for them, whatever the language and the step of the form. */
const faces = {
  display: 'none',
  flexGrow: 1,
  gridTemplateColumns: equalColumns(5),
  pb: 2,
  '@container (min-height: 9rem)': { display: 'grid' },
} as const;

/** On a low screen the panel would have to scroll. */
const highOnly = { '@media (max-height: 680px)': { display: 'none' } } as const;

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
      <Box sx={between}>
        <Box sx={faces}>
          {peopleOf('head').map((person) => (
            <Portrait key={person.id} id={person.id} size={48} />
          ))}
        </Box>
      </Box>
      <Stack spacing={2}>
        <Text message="contact.who" variant="h4" component="p" />
        <Text message="contact.next" variant="body2" color="textSecondary" sx={highOnly} />
      </Stack>
    </Stack>
  );
}
