import Stack from '@mui/material/Stack';
import type { TextVideo } from '../../content/textSections';
import { messageId } from '../../i18n/messageId';
import { Video } from './Video';

interface TextVideosProps {
  /** The start of the message ids; the video's id follows. */
  words: string;
  videos: readonly TextVideo[];
}

/** The short videos of a section, one below the other. */
export function TextVideos({ words, videos }: TextVideosProps) {
  return (
    <Stack spacing={6}>
      {videos.map(({ id, video }) => (
        <Video
          key={id}
          name={video}
          title={messageId(words, id, 'title')}
          description={messageId(words, id, 'description')}
          titled
        />
      ))}
    </Stack>
  );
}
