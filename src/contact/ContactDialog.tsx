import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { theme } from '../theme/theme';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { Icon } from '../components/art/Icon';
import { ModalContent } from '../components/ModalContent';
import { ContactForm } from './ContactForm';
import { TrustPanel } from './TrustPanel';

const Columns = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
}));

const Main = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  padding: spacing(3),
  [breakpoints.up('sm')]: { padding: spacing(5) },
}));

const Close = styled(IconButton)({ position: 'absolute', top: 12, insetInlineEnd: 12, zIndex: 1 });

interface ContactDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called with the dialog's element as it goes. */
  onClosed: (dialog: Element) => void;
}

/** The one contact dialog of the site (spec.md §2): a form, and beside it on wide screens who trusts the company. */
export function ContactDialog({ open, onClose, onClosed }: ContactDialogProps) {
  const message = useMessage();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));
  return (
    <Dialog open={open} onClose={onClose} fullScreen={fullScreen} maxWidth="md" fullWidth scroll="body">
      <ModalContent onClosed={onClosed}>
        <Close onClick={onClose} aria-label={message('contact.close')}>
          <Icon name="close" />
        </Close>
        <Columns>
          <Main>
            <DialogTitle component="h2" sx={{ p: 0, paddingInlineEnd: 5, typography: 'h2' }}>
              <Message id="contact.title" />
            </DialogTitle>
            <Typography variant="lead" component="p" color="textSecondary" sx={{ mt: 1.5, mb: 4 }}>
              <Message id="contact.lead" />
            </Typography>
            <ContactForm />
          </Main>
          <TrustPanel />
        </Columns>
      </ModalContent>
    </Dialog>
  );
}
