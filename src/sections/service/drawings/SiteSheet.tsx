import { styled } from '@mui/material/styles';
import type { siteSteps } from '../../../content/serviceDrawings';
import type { ServiceSlug } from '../../../content/serviceSlugs';
import { Message } from '../../../i18n/Message';
import { siteWords } from './siteWords';
import { SiteWindow } from './SiteWindow';

/** A sheet with one sentence, or a draft as wide as a phone: the page in small, which no component is. */
const Sheet = styled('div')(({ theme }) => ({
  ...siteWords(theme),
  minHeight: '14rem',
  [theme.breakpoints.up('lg')]: { minHeight: '22rem' },
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  userSelect: 'none',
  '@media print': {
    minHeight: 0,
    '--pad': theme.spacing(1.5),
    gap: theme.spacing(1),
    '&&& > b': { fontSize: '1rem' },
    '&& > i': { fontSize: '0.75rem' },
    '&&&::after': { display: 'none' },
  },
  '&[data-step="message"]': {
    justifyContent: 'center',
    border: `2px dashed ${theme.vars.palette.control}`,
    backgroundColor: 'transparent',
    '& > b': {
      ...theme.typography.h2,
      textDecoration: `underline 0.12em ${theme.vars.palette.secondary.main}`,
      textUnderlineOffset: '0.16em',
      textDecorationSkipInk: 'none',
      // Arabic letters reach further down.
      '&:lang(ar)': { lineHeight: 1.45, textUnderlineOffset: '0.28em' },
    },
  },
  '&[data-step="draft"]': {
    width: 'min(15rem, 100%)',
    marginInline: 'auto',
    border: `2px dashed ${theme.vars.palette.primary.main}`,
    borderRadius: 24,
    '& > b': { fontSize: '1.375rem' },
    // The picture's place: it comes after the words.
    '&::after': {
      content: '""',
      flex: 1,
      minHeight: '3.5rem',
      border: `2px dashed ${theme.vars.palette.primary.main}`,
      // Soft at both edges: a hard one is stepped.
      background: ['right', 'left']
        .map(
          (side) =>
            `linear-gradient(to top ${side}, transparent calc(50% - 2px), ${theme.vars.palette.primary.main}, transparent calc(50% + 2px))`,
        )
        .join(),
    },
    [theme.breakpoints.up('sm')]: { marginInlineStart: 0 },
    [theme.breakpoints.up('lg')]: { width: '100%' },
  },
}));

/** This page's own words as they are at a step of the work. */
export function SiteSheet({ step, slug }: { step: (typeof siteSteps)[number]; slug: ServiceSlug }) {
  const heading = (
    <b>
      <Message id={`service.${slug}.hero.title`} />
    </b>
  );
  const page = (
    <>
      {heading}
      <i>
        <Message id={`service.${slug}.hero.lead`} />
      </i>
      <span>
        <Message id="common.contactUs" />
      </span>
    </>
  );
  return step === 'move' ? (
    <SiteWindow slug={slug}>{page}</SiteWindow>
  ) : (
    <Sheet aria-hidden data-step={step}>
      {step === 'draft' ? page : heading}
    </Sheet>
  );
}
