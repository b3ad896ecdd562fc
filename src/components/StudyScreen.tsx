import { styled } from '@mui/material/styles';
import { screenSizes } from '../content/textSections';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { useMessage } from '../i18n/useMessage';

const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBlock: theme.spacing(5),
  '& > figcaption': { ...theme.typography.body2, maxWidth: '40rem', color: theme.vars.palette.text.secondary },
}));

const Image = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: 16,
  backgroundColor: 'var(--accent-ground)',
});

interface StudyScreenProps {
  src: string;
  size: keyof typeof screenSizes;
  /** Message ids of its words start with this; `.alt` and `.caption` follow. */
  words: string;
}

/** A screen of a study's product, drawn, on the study's own ground. */
export function StudyScreen({ src, size, words }: StudyScreenProps) {
  const message = useMessage();
  return (
    <Figure>
      <Image src={src} {...screenSizes[size]} alt={message(messageId(words, 'alt'))} loading="lazy" decoding="async" />
      <figcaption>
        <Message id={messageId(words, 'caption')} />
      </figcaption>
    </Figure>
  );
}
