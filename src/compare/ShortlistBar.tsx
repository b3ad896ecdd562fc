import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { customerOf } from '../content/caseStudy';
import { caseStudyRecords } from '../content/case-studies/records';
import { AddMessages } from '../i18n/AddMessages';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { highScreen } from '../theme/measures';
import { Icon } from '../components/art/Icon';
import { Cover } from '../components/Cover';
import { RouterLink } from '../components/RouterLink';
import { usePrefetch } from '../components/PrefetchContext';
import { compareSearch } from './compareQuery';
import { setShortlist, useShortlist } from './shortlist';
import { mostCompared } from './toggled';

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

/** What gets the focus is scrolled to above the bar, and what else stands at the foot of the screen stands above it. */
const roomForBar = { [highScreen]: { html: { scrollPaddingBottom: '6rem', '--bar-height': '4.5rem' } } } as const;

/** Not on phones, where the names need the room. What can still be put on the list has its place in dashes. */
const signs = {
  display: { xs: 'none', sm: 'grid' },
  gridTemplateColumns: `repeat(${mostCompared}, 56px)`,
  my: -1,
  '& > *': { aspectRatio: '1', my: 0.5 },
  '& > span': { border: '1px dashed', borderColor: 'control' },
} as const;

const places = Array.from({ length: mostCompared }, (_, place) => place);

const words = {
  flexGrow: 1,
  minWidth: 0,
  paddingInlineStart: { sm: 1 },
  fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
  lineHeight: 1.35,
} as const;

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

  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    // It comes over what is at the foot of the screen, which may be the button that brought it.
    const { activeElement, body } = document;
    if (bar.current === null || activeElement === null || activeElement === body) return;
    const { top, bottom } = activeElement.getBoundingClientRect();
    const isBelow = top < window.innerHeight && bottom > bar.current.getBoundingClientRect().top;
    if (isBelow) activeElement.scrollIntoView({ block: 'nearest' });
  }, []);

  const names = shortlist.map((slug) => customerOf(caseStudyRecords[slug]));
  return (
    <Box ref={bar} component="section" aria-label={message('compare.bar.label')} data-screen-only sx={look}>
      <Container>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Box sx={signs}>
            {places.map((place) => {
              const slug = shortlist[place];
              return slug === undefined ? (
                <span key={place} />
              ) : (
                <div key={place}>
                  <Cover slug={slug} shape="glyph" />
                </div>
              );
            })}
          </Box>
          <Box component="p" role="status" sx={words}>
            <Message id="compare.bar.names" values={{ count: names.length, name: names.join(', ') }} />
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
          <IconButton
            aria-label={message('compare.bar.clear')}
            onClick={() => {
              setShortlist([]);
            }}
          >
            <Icon name="close" size={20} />
          </IconButton>
        </Stack>
      </Container>
    </Box>
  );
}
