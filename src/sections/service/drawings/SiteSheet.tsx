import { styled } from '@mui/material/styles';
import type { siteSteps } from '../../../content/serviceDrawings';
import type { ServiceSlug } from '../../../content/serviceSlugs';
import { Message } from '../../../i18n/Message';

/** A sheet, a phone's width of draft, or a window before an older one: the page in small, which no component is. */
const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  minHeight: '14rem',
  [theme.breakpoints.up('md')]: { minHeight: '22rem' },
  padding: theme.spacing(3),
  border: `2px solid ${theme.vars.palette.text.primary}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  userSelect: 'none',
  '@media print': { minHeight: 0, padding: theme.spacing(1.5), '&&& > b': { fontSize: '1.125rem' } },
  '& > b': { ...theme.typography.h3, fontWeight: 600 },
  '& > i': { fontStyle: 'normal', fontSize: '0.875rem', lineHeight: 1.5 },
  '& > span': {
    alignSelf: 'start',
    padding: theme.spacing(1, 1.5),
    fontSize: '0.875rem',
    textDecoration: 'none',
    border: `2px solid ${theme.vars.palette.primary.main}`,
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
    },
  },
  '&[data-step="draft"]': {
    width: 'min(15rem, 100%)',
    justifySelf: 'center',
    border: `2px dashed ${theme.vars.palette.primary.main}`,
    borderRadius: 24,
    '& > b': { fontSize: '1.375rem' },
  },
  '&[data-step="move"]': {
    marginTop: theme.spacing(3),
    marginInlineEnd: theme.spacing(3),
    color: theme.vars.palette.band.contrastText,
    borderColor: theme.vars.palette.band.main,
    backgroundColor: theme.vars.palette.band.main,
    '& > span': {
      color: theme.vars.palette.secondary.contrastText,
      borderColor: 'transparent',
      backgroundColor: theme.vars.palette.secondary.main,
    },
    // What else the page shows: blocks.
    '&::after': {
      content: '""',
      flex: 1,
      minHeight: '5rem',
      margin: theme.spacing(1, -3, -3),
      background: `radial-gradient(circle at 0 100%, var(--hero-2) 5rem, transparent 5.05rem),
        linear-gradient(90deg, var(--hero-block) 5rem, ${theme.vars.palette.secondary.main} 0 10rem, var(--hero-3) 0 15rem, var(--hero-block) 0)`,
      backgroundSize: '20rem 100%',
      printColorAdjust: 'exact',
    },
    // The old page, behind it.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: '-26px 26px',
      insetInline: '24px -26px',
      border: `2px dashed ${theme.vars.palette.control}`,
    },
    // On paper, which has no blue for the sheet.
    '@media print': {
      margin: 0,
      color: '#000',
      '&::before': { display: 'none' },
      '&::after': { minHeight: '3rem', margin: theme.spacing(0, -1.5, -1.5) },
    },
  },
}));

/** This page's own words as they are at a step of the work. */
export function SiteSheet({ step, slug }: { step: (typeof siteSteps)[number]; slug: ServiceSlug }) {
  return (
    <Sheet aria-hidden data-step={step}>
      <b>
        <Message id={`service.${slug}.hero.title`} />
      </b>
      {step !== 'message' && (
        <>
          <i>
            <Message id={`service.${slug}.hero.lead`} />
          </i>
          <span>
            <Message id="common.contactUs" />
          </span>
        </>
      )}
    </Sheet>
  );
}
