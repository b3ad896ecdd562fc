import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { useId, useRef, useSyncExternalStore } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { peopleOf } from '../content/team';
import { highScreen } from '../theme/measures';
import { Icon } from '../components/art/Icon';
import { Portrait } from '../components/media/Portrait';
import { ModalContent } from '../components/overlay/ModalContent';
import { modalProps, modalTransition } from '../components/overlay/modalProps';
import { Text } from '../components/text/Text';
import { ContactForm } from './ContactForm';
import { contactStore } from './contactFields';
import { SidePanel } from './SidePanel';

/** On a low screen the dialog scrolls as a whole. */
const halves = { flexGrow: 1, [highScreen]: { minHeight: 0 } } as const;

/** Only this half scrolls: the panel, and the button that closes the dialog, stay in view. */
const formHalf = {
  flex: 1,
  minWidth: 0,
  px: { xs: 3, sm: 5 },
  [highScreen]: { minHeight: 0, overflowY: 'auto', '--covered-above': '6rem' },
  // The form's foot stays below the fields.
  '@media (min-height: 600px)': { '--covered-below': '9rem' },
} as const;

/** From edge to edge; labels and fields scroll under it. */
const head = {
  mx: { xs: -3, sm: -5 },
  pt: { xs: 2.5, sm: 4 },
  pb: { xs: 1.5, sm: 2.5 },
  // The button that closes the dialog is at the end.
  paddingInline: { xs: '24px 64px', sm: '40px 64px' },
  borderBottom: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  [highScreen]: { position: 'sticky', top: 0, zIndex: 2, '--covered-above': '8px' },
} as const;

/** Only on screens without the panel. */
const team = { display: { md: 'none' }, alignItems: 'center', mt: 1.5 } as const;

interface ContactDialogProps {
  open: boolean;
  /** The first value of the field `description`. */
  description: string | undefined;
  /** The visitor opened the dialog by a key, so there is a keyboard. */
  byKey: boolean;
  onClose: () => void;
}

/** A device with a keyboard. On a touch screen, a focused field opens a keyboard that covers half of the screen. */
const withKeyboard = '(any-hover: hover) and (any-pointer: fine), (any-pointer: none)';

/** The site's contact dialog: a form; on wide screens with a panel about the company: docs/requirements.md, 8. */
export function ContactDialog({ open, description, byKey, onClose }: ContactDialogProps) {
  const message = useMessage();
  const leadId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const { step } = useSyncExternalStore(contactStore.subscribe, contactStore.state);
  const fullScreen = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
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
          <Stack sx={[formHalf, step === 'sent' && { pb: { xs: 3, sm: 5 } }]}>
            <DialogTitle component="h2" variant="h2" ref={title} tabIndex={-1} sx={head}>
              <Message id="contact.title" />
            </DialogTitle>
            {isAsking && (
              <>
                <Text message="contact.lead" variant="lead" id={leadId} color="textSecondary" sx={{ mt: 2.5 }} />
                <Stack direction="row" spacing={0.5} sx={team}>
                  {peopleOf('head')
                    .slice(0, 3)
                    .map(({ id }) => (
                      <Box key={id} sx={{ flex: 'none', width: 32 }}>
                        <Portrait id={id} size={32} />
                      </Box>
                    ))}
                  <Text message="contact.who" variant="body2" sx={{ paddingInlineStart: 1 }} />
                </Stack>
              </>
            )}
            <Stack sx={{ flexGrow: 1, mt: { xs: 2, sm: 3 } }}>
              <ContactForm description={description} firstField={firstField} onClose={onClose} />
            </Stack>
          </Stack>
          <SidePanel />
        </Stack>
      </ModalContent>
    </Dialog>
  );
}
