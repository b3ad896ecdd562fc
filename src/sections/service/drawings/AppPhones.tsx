import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { appSteps } from '../../../content/serviceDrawings';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { Phones } from './Phones';

/** Room for five columns of words; in rem, so that larger text makes a list of it as a narrow screen does. */
const across = '@container (min-width: 62rem)';

const storeLine = '& > li:nth-last-of-type(-n + 2) > div::after';
const fork = '& > li:nth-last-of-type(2) > div::after';

/** On wide screens the phones stand on a line, which is two where there are two stores: the second leaves the first one. */
const row = {
  [across]: {
    display: 'grid',
    gridTemplateColumns: columns(1, 1, 1, 1, 1),
    [storeLine]: {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      height: 14,
      borderBlockStart: '3px solid',
      borderColor: 'primary.main',
    },
    [fork]: { borderInlineStart: '3px solid', borderColor: 'primary.main', borderStartStartRadius: 14 },
  },
} as const;

const step = {
  display: 'grid',
  gridTemplateColumns: { xs: '7rem minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' },
  alignItems: { sm: 'center' },
  columnGap: { xs: 2, sm: 4 },
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  '@media print': { gridTemplateColumns: '4.5rem minmax(0, 1fr)', py: 1.25 },
  [across]: { display: 'block', py: 0, border: 0, '& > svg': { width: 'calc(100% - 24px)' } },
} as const;

const words = {
  [across]: {
    position: 'relative',
    mt: 3,
    pt: 3,
    paddingInlineEnd: 3,
    borderTop: '3px solid',
    borderColor: 'primary.main',
  },
} as const;

/** An app on its way from one phone to both stores, with one more of its blocks at every step. */
export function AppPhones({ prefix }: { prefix: string }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="ol" role="list" sx={row}>
        {appSteps.map(({ id, scene, blocks }) => (
          <Box key={id} component="li" sx={step}>
            <Phones scene={scene} blocks={blocks} />
            <Box sx={words}>
              <Typography variant="h4" component="h3">
                <Message id={messageId(prefix, id, 'title')} />
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                <Message id={messageId(prefix, id, 'text')} />
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
