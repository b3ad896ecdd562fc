import CardMedia from '@mui/material/CardMedia';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { screenSizes } from '../content/textSections';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { useMessage } from '../i18n/useMessage';

interface CaseStudyScreenProps {
  src: string;
  size: keyof typeof screenSizes;
  /** Message ids of its words start with this; `.alt` and `.caption` follow. */
  words: string;
}

/** A screen of a case study's product, drawn, on the case study's own background. */
export function CaseStudyScreen({ src, size, words }: CaseStudyScreenProps) {
  const message = useMessage();
  return (
    <Stack component="figure" spacing={1.5} sx={{ marginBlock: 5 }}>
      <CardMedia
        component="img"
        src={src}
        {...screenSizes[size]}
        alt={message(messageId(words, 'alt'))}
        loading="lazy"
        decoding="async"
        sx={{ borderRadius: '16px', backgroundColor: 'var(--accent-background)' }}
      />
      <Typography variant="body2" component="figcaption" color="textSecondary" sx={{ maxWidth: '40rem' }}>
        <Message id={messageId(words, 'caption')} />
      </Typography>
    </Stack>
  );
}
