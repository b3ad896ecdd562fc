import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Magnified } from '../../../components/art/Magnified';
import { compositionOf } from '../../../components/art/serviceArtCells';
import { serviceArtLook } from '../../../components/art/serviceArtLook';
import type { ServiceSlug } from '../../../content/serviceSlugs';
import { columns } from '../../../theme/columns';
import { siteWords } from './siteWords';

/** Room for the page's drawing beside its words. */
const beside = '@container (min-width: 24rem)';

/** A browser's window as wide as there is room, before the outline of an older page. Styled, since what is in it is a page in small, which no component is. */
const Window = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  marginTop: theme.spacing(3),
  marginInlineStart: theme.spacing(3),
  containerType: 'inline-size',
  userSelect: 'none',
  // The old page, behind it.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: '-24px 24px',
    insetInline: '-24px 24px',
    border: `2px dashed ${theme.vars.palette.control}`,
  },
  '@media print': { margin: 0, '&::before': { display: 'none' } },
}));

/** Three buttons, the old address and the new one that it leads to. */
const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  height: 40,
  px: 2,
  bgcolor: 'var(--hero-bar)',
  printColorAdjust: 'exact',
  '& > span': { width: 10, height: 10, borderRadius: '9px', backgroundColor: 'var(--hero-2)' },
  '& > :nth-of-type(4)': {
    flex: 1,
    height: 18,
    marginInlineStart: '8px',
    border: '2px dashed var(--hero-2)',
    backgroundColor: 'transparent',
  },
  '& > :nth-of-type(5)': {
    width: 12,
    height: 14,
    borderRadius: 0,
    clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  '& > :last-child': { flex: 2, height: 18 },
} as const;

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'space-between',
  overflow: 'hidden',
  color: theme.vars.palette.band.contrastText,
  backgroundColor: theme.vars.palette.band.main,
  '& > div:first-of-type': {
    ...siteWords(theme),
    '& > span': {
      ...siteWords(theme)['& > span'],
      color: theme.vars.palette.secondary.contrastText,
      borderColor: 'transparent',
      backgroundColor: theme.vars.palette.secondary.main,
      position: 'relative',
      // The way to the inbox: down to the envelope, or across where the drawing stands beside it.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 'calc(50% - 1px)',
        insetInlineStart: 'calc(100% + 2px)',
        width: 'calc(83.33cqi - 100% - 27px)',
        height: 'calc(50% + 27px + 9cqi)',
        border: `dashed ${theme.vars.palette.secondary.main}`,
        borderWidth: '2px 0 0',
        borderInlineEndWidth: 2,
        [beside]: { width: 'calc(64cqi - 100% - var(--pad) - 4px)', height: 0 },
      },
      // Beside the middle of the envelope, which is a fifth as wide as the window.
      [beside]: { marginBlock: 'auto calc(10cqi - var(--pad))', translate: '0 50%' },
    },
  },
  '& > div:last-of-type': {
    ...serviceArtLook,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: columns(1, 1, 1),
    alignSelf: 'end',
    // Over the edges, where a fraction of a pixel of the page would be left.
    marginBlockEnd: -1,
    marginInlineEnd: -1,
    '& > svg': { display: 'block', width: '100%' },
    // Between two rows, too, a fraction of a pixel may be left.
    '& > svg:first-of-type': { gridArea: 'span 2 / span 2', marginBlockEnd: '-1px' },
    '& .mail': { fill: theme.vars.palette.secondary.main },
  },
  [beside]: {
    gridTemplateColumns: columns(3, 2),
    '& > div:last-of-type': {
      gridTemplateColumns: columns(1, 1),
      // As high as the words, where these are higher.
      gridTemplateRows: 'auto 1fr',
      alignSelf: 'stretch',
      '& > svg:first-of-type': { height: '100%' },
    },
  },
  // On paper, which has no blue for the page.
  '@media print': { color: '#000' },
}));

/** The finished page in a browser: an old address leads to it, and what its form sends comes to the inbox. */
export function SiteWindow({ slug, children }: { slug: ServiceSlug; children: ReactNode }) {
  return (
    <Window aria-hidden>
      <Box component="span" sx={bar}>
        <span />
        <span />
        <span />
        <span />
        <span />
        <span />
      </Box>
      <Page>
        <div>{children}</div>
        <div>
          <svg viewBox="0 0 64 64" className={compositionOf(slug).tone}>
            <rect x={-64} y={-64} width={192} height={192} />
            <Magnified glyph={`glyph-${slug}`} crop={[-6, -6, 76]} side={64} />
          </svg>
          <svg viewBox="0 0 64 64">
            <path className="mail" d="M12 18h40l-20 15zM12 24l20 15l20 -15v22h-40z" />
          </svg>
          <svg viewBox="0 0 64 64" className="deep">
            <rect width={64} height={64} />
            <path fill="currentColor" d="M12 32l6 -6l9 9l19 -20l6 6l-25 26z" />
          </svg>
        </div>
      </Page>
    </Window>
  );
}
