import { caseStudyCards } from '../content/caseStudyCards';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { AddMessages } from '../i18n/AddMessages';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { columns } from '../theme/columns';
import { highScreen } from '../theme/measures';
import { printClasses } from '../theme/printClasses';
import { Glyph } from '../components/art/Glyph';
import { Icon } from '../components/art/Icon';
import { RouterLink } from '../components/links/RouterLink';
import { usePrefetch } from '../loading/PrefetchContext';
import { compareSearch } from './compareQuery';
import { mostCompared, setShortlist, useShortlist } from './shortlistStore';

const comparePath = '/case-studies/compare';

/** On a low screen the bar is at the end of the page and does not stay in view, like the header. */
const look = {
  zIndex: 'appBar',
  py: { xs: 1, sm: 1.5 },
  borderTop: 1,
  borderColor: 'divider',
  backgroundColor: 'background.raised',
  [highScreen]: { position: 'sticky', bottom: 0 },
} as const;

/** The browser scrolls a focused element to above the bar. */
const roomForBar = { [highScreen]: { 'main, footer': { '--covered-below': '8rem' } } } as const;

/** On phones the words are above the chosen studies, which become smaller if the buttons need the room. */
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: `${columns(1)} auto auto`, sm: 'auto 1fr auto auto' },
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
} as const;

const words = {
  gridArea: { xs: '1 / 1 / auto / -1', sm: 'auto' },
  minWidth: 0,
  paddingInlineStart: { sm: 1 },
  typography: 'dense',
  color: 'text.secondary',
} as const;

/** The place of a case study: its sign, or a dashed frame if the place is empty. */
const place = { width: { xs: 40, sm: 48 }, minWidth: 0, aspectRatio: '1' } as const;
const empty = { border: '1px dashed', borderColor: 'control' } as const;

/** The shortlist at the foot of the screen, with a link that compares its case studies. */
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
    // The bar may cover the button that opened it.
    const { activeElement, body } = document;
    if (bar.current === null || activeElement === null || activeElement === body) return;
    const { top, bottom } = activeElement.getBoundingClientRect();
    const isBelow = top < window.innerHeight && bottom > bar.current.getBoundingClientRect().top;
    if (isBelow) activeElement.scrollIntoView({ block: 'nearest' });
  }, []);

  const names = shortlist.map((slug) => caseStudyCards[slug].customer);
  const name = (
    <Box component="b" sx={{ color: 'text.primary' }}>
      {names.join(', ')}
    </Box>
  );
  return (
    <Box
      ref={bar}
      component="section"
      aria-label={message('compare.bar.label')}
      className={printClasses.hidden}
      sx={look}
    >
      <Container sx={row}>
        <Box sx={{ display: 'flex' }}>
          {Array.from({ length: mostCompared }, (_, index) => {
            const slug = shortlist[index];
            return (
              <Box key={slug ?? index} sx={[place, slug === undefined && empty]}>
                {slug !== undefined && <Glyph slug={slug} />}
              </Box>
            );
          })}
        </Box>
        <Box component="p" role="status" sx={words}>
          {/* The key replaces the words as a whole. `changes` of Message cannot: the words contain an element. */}
          <span key={names.join(' ')}>
            <Message id="compare.bar.names" values={{ count: names.length, name }} />
          </span>
        </Box>
        <Button
          component={RouterLink}
          to={comparePath + compareSearch({ studies: shortlist })}
          variant={names.length > 1 ? 'contained' : 'outlined'}
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
      </Container>
    </Box>
  );
}
