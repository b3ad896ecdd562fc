import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { appSteps } from '../../../content/serviceDrawings';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { Phones } from './Phones';

/** Room for five columns of words; in rem, so that larger text makes a list of it as a narrow screen does. */
const across = '@container (min-width: 62rem)';

const row = { [across]: { display: 'grid', gridTemplateColumns: columns(1, 1, 1, 1, 1) } } as const;

const step = {
  display: 'grid',
  gridTemplateColumns: { xs: '5rem minmax(0, 1fr)', sm: '6.5rem minmax(0, 1fr)' },
  columnGap: { xs: 2, sm: 3 },
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  '@media print': { py: 1.25 },
  [across]: { display: 'block', py: 0, border: 0, '& > div': { pt: 3, pr: 3 } },
} as const;

/** An app on its way from one phone to both stores, with one more of its blocks at every step. */
export function AppPhones({ prefix }: { prefix: string }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="ol" role="list" sx={row}>
        {appSteps.map(({ id, phones, blocks }) => (
          <Box key={id} component="li" sx={step}>
            <Phones count={phones} blocks={blocks} />
            <div>
              <Typography variant="h4" component="h3">
                <Message id={messageId(prefix, id, 'title')} />
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                <Message id={messageId(prefix, id, 'text')} />
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
