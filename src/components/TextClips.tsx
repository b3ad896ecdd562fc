import { styled } from '@mui/material/styles';
import type { TextVideo } from '../content/textSections';
import { messageId } from '../i18n/messageId';
import { Clip } from './Clip';

/** Wider than the text around it, like a study's screens. */
const Clips = styled('div')(({ theme }) => ({
  '&&': { display: 'grid', gap: theme.spacing(6), maxWidth: 'none', marginBlock: theme.spacing(5) },
}));

interface TextClipsProps {
  /** Message ids of the clips' words start with this; the clip's id follows. */
  words: string;
  clips: readonly TextVideo[];
}

/** The short films of a section, one below the other. */
export function TextClips({ words, clips }: TextClipsProps) {
  return (
    <Clips>
      {clips.map(({ id, video }) => (
        <Clip
          key={id}
          name={video}
          title={messageId(words, id, 'title')}
          description={messageId(words, id, 'description')}
        />
      ))}
    </Clips>
  );
}
