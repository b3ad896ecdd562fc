import { styled } from '@mui/material/styles';
import type { siteSteps } from '../../../content/serviceDrawings';
import { Message } from '../../../i18n/Message';

/** A sheet, a phone's width of draft, or a window before an older one: the page in small, which no component is. */
const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  minHeight: '22rem',
  padding: theme.spacing(3),
  border: `2px solid ${theme.vars.palette.text.primary}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  userSelect: 'none',
  '& > b': { ...theme.typography.h3, fontWeight: 600 },
  '& > i': { fontStyle: 'normal', fontSize: '0.875rem', lineHeight: 1.5 },
  '& > u': {
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
    '& > u': {
      color: theme.vars.palette.secondary.contrastText,
      borderColor: 'transparent',
      backgroundColor: theme.vars.palette.secondary.main,
    },
    // The old page, behind it.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: -26,
      insetInline: '24px -26px',
      border: `2px dashed ${theme.vars.palette.control}`,
    },
  },
}));

/** This page's own words as they are at a step of the work. */
export function SiteSheet({ step }: { step: (typeof siteSteps)[number] }) {
  return (
    <Sheet aria-hidden data-step={step}>
      <b>
        <Message id="service.marketing-websites.hero.title" />
      </b>
      {step !== 'message' && (
        <>
          <i>
            <Message id="service.marketing-websites.hero.lead" />
          </i>
          <u>
            <Message id="common.contactUs" />
          </u>
        </>
      )}
    </Sheet>
  );
}
