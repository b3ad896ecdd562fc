import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useSyncExternalStore } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { highScreen } from '../theme/measures';
import { Icon } from '../components/art/Icon';
import { ModalContent } from '../components/overlay/ModalContent';
import { modalProps, modalTransition } from '../components/overlay/modalProps';
import { ContactForm } from './ContactForm';
import { contactStore } from './contactStore';
import { TrustPanel } from './TrustPanel';
import { WaitingPanel } from './WaitingPanel';

/** On a low screen the dialog scrolls as a whole. */
const halves = { flexGrow: 1, [highScreen]: { minHeight: 0 } } as const;

/** The button and what is with it, from edge to edge: in sight below the fields, which are scrolled under it. */
const foot = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  mx: { xs: -3, sm: -5 },
  px: { xs: 3, sm: 5 },
  py: { xs: 2, sm: 3 },
  flexDirection: { sm: 'row' },
  alignItems: { sm: 'center' },
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;

/** On phones it is as high as its place, whatever is written in it. */
const messageField = { fieldSizing: { xs: 'fixed', sm: 'content' }, maxHeight: { xs: 'none', sm: '7lh' } } as const;

/** Scrolls alone: the way out and the panel stay in sight. A long text scrolls in its own field, so that the button below it is near. */
const formHalf = {
  flex: 1,
  minWidth: 0,
  px: { xs: 3, sm: 5 },
  pb: { xs: 3, sm: 5 },
  '&& textarea': messageField,
  // On phones the sheet is higher than the form: the message takes the room that is left, and the thanks are on the lower edge.
  '& form, & form > :has(textarea), & .MuiInputBase-multiline': { flexGrow: 1, alignItems: 'stretch' },
  '& form > :last-child > :last-child': { flex: 'none' },
  '& form > :last-child button': { flexGrow: { xs: 1, sm: 0 } },
  [highScreen]: { minHeight: 0, overflowY: 'auto', scrollPaddingTop: '6rem' },
  // Where that leaves the fields most of the screen.
  '@media (min-height: 600px)': {
    scrollPaddingBottom: '9rem',
    '&:has(form)': { pb: 0 },
    '& form > :last-child': foot,
  },
} as const;

/** From edge to edge, as the foot is. What is scrolled goes under it, labels of fields too. */
const head = {
  mx: { xs: -3, sm: -5 },
  pt: { xs: 2.5, sm: 4 },
  pb: { xs: 1.5, sm: 2.5 },
  // At its end is the button that closes the dialog.
  paddingInline: { xs: '24px 64px', sm: '40px 64px' },
  borderBottom: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  [highScreen]: { position: 'sticky', top: 0, zIndex: 2 },
} as const;

interface ContactDialogProps {
  open: boolean;
  /** What the field of that name holds at first. */
  description: string | undefined;
  /** Opened by a key, so that the visitor has a keyboard whatever the device is. */
  byKey: boolean;
  onClose: () => void;
}

/** Where a keyboard is at hand, also a keyboard alone; a field that gets the focus on a touch screen brings up the one that covers half of it. */
const withKeyboard = '(any-hover: hover) and (any-pointer: fine), (any-pointer: none)';

/** The site's contact dialog: a form, and next to it on wide screens clients who trust the company; once sent, what to read meanwhile. docs/requirements.md, 8. */
export function ContactDialog({ open, description, byKey, onClose }: ContactDialogProps) {
  const message = useMessage();
  const leadId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const { step } = useSyncExternalStore(contactStore.subscribe, contactStore.state);
  const fullScreen = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  // What has been tried is no longer asked for.
  const isAsking = step !== 'sent' && step !== 'failed';
  const startsInField = isAsking && (byKey || window.matchMedia(withKeyboard).matches);
  return (
    <Dialog
      {...modalProps}
      aria-describedby={isAsking ? leadId : undefined}
      slotProps={{ transition: modalTransition }}
      open={open}
      onClose={onClose}
      fullScreen={fullScreen}
      maxWidth="md"
      fullWidth
    >
      <ModalContent open={open} startsIn={startsInField ? firstField : title}>
        <IconButton
          onClick={onClose}
          aria-label={message('contact.close')}
          sx={{ position: 'absolute', top: 12, insetInlineEnd: 12, zIndex: 3 }}
        >
          <Icon name="close" />
        </IconButton>
        <Stack direction={{ md: 'row' }} sx={halves}>
          <Stack sx={formHalf}>
            <DialogTitle component="h2" variant="h2" ref={title} tabIndex={-1} sx={head}>
              <Message id={step === 'sent' ? 'contact.sentTitle' : 'contact.title'} changes />
            </DialogTitle>
            {isAsking && (
              <Typography variant="lead" component="p" id={leadId} color="textSecondary" sx={{ mt: 2.5 }}>
                <Message id="contact.lead" />
              </Typography>
            )}
            <Stack sx={{ flexGrow: 1, mt: { xs: 2, sm: 3 } }}>
              <ContactForm description={description} firstField={firstField} onClose={onClose} />
            </Stack>
          </Stack>
          {step === 'sent' ? <WaitingPanel /> : <TrustPanel />}
        </Stack>
      </ModalContent>
    </Dialog>
  );
}
