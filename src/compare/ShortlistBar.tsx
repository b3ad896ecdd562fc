import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { customerOf } from '../content/caseStudy';
import { caseStudyRecords } from '../content/case-studies/records';
import { AddMessages } from '../i18n/AddMessages';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { highScreen } from '../theme/measures';
import { RouterLink } from '../components/RouterLink';
import { usePrefetch } from '../components/PrefetchContext';
import { compareSearch } from './compareQuery';
import { setShortlist, useShortlist } from './shortlist';

const comparePath = '/case-studies/compare';

/** On a low screen it stands at the page's end, as the header stands at its start. */
const look = {
  zIndex: 'appBar',
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.raised',
  [highScreen]: { position: 'sticky', bottom: 0 },
} as const;

/** What gets the focus is scrolled to above the bar. */
const roomForBar = { [highScreen]: { html: { scrollPaddingBottom: '9rem' } } } as const;

/** The shortlist at the foot of the screen, with the way to compare what is on it. */
export function ShortlistBar() {
  return (
    <AddMessages of="compare">
      <GlobalStyles styles={roomForBar} />
      <Bar />
    </AddMessages>
  );
}

function Bar() {
  const message = useMessage();
  const shortlist = useShortlist();
  const intent = usePrefetch(comparePath);
  const names = shortlist.map((slug) => customerOf(caseStudyRecords[slug]));
  return (
    <Box component="section" aria-label={message('compare.bar.label')} data-screen-only sx={look}>
      <Container>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          <Box component="p" role="status" sx={{ flexGrow: 1 }}>
            <Message id="compare.bar.names" values={{ count: names.length, names: names.join(', ') }} />
          </Box>
          <Button
            component={RouterLink}
            to={comparePath + compareSearch({ studies: shortlist })}
            variant="contained"
            size="small"
            {...intent}
          >
            <Message id="compare.bar.compare" />
          </Button>
          <Button
            variant="text"
            size="small"
            onClick={() => {
              setShortlist([]);
            }}
          >
            <Message id="compare.bar.clear" />
          </Button>
        </Stack>
      </Container>
    </Box>
  );
}
