import Stack from '@mui/material/Stack';
import type { TextVideo } from '../content/textSections';
import { messageId } from '../i18n/messageId';
import { layout } from '../theme/measures';
import { Video } from './Video';

interface TextVideosProps {
  /** Message ids of the videos' words start with this; the video's id follows. */
  words: string;
  videos: readonly TextVideo[];
}

const videosBelow = {
  // On phones from edge to edge, like a drawn screen.
  '& > figure > div': {
    width: { xs: `calc(100% + 2 * ${layout.gutter})`, sm: '100%' },
    maxWidth: 'none',
    mx: { xs: `calc(-1 * ${layout.gutter})`, sm: 0 },
    borderRadius: { xs: 0, sm: '16px' },
  },
  // Where there is room beside the text, each stands beside its words, on one line with its lower edge.
  '& > figure': {
    display: { md: 'grid' },
    gridTemplateColumns: `minmax(0, 1fr) calc(0.34 * ${layout.container} - 64px)`,
    columnGap: 8,
    alignItems: 'end',
    marginInlineEnd: { md: `calc(-0.34 * ${layout.container})` },
  },
  '&&': { maxWidth: 'none', marginBlock: 5, '@media print': { gap: 2.5, marginBlock: 2.5 } },
} as const;

/** The short videos of a section, one below the other, as wide as a study's text column; their words beside them, where its facts stand. */
export function TextVideos({ words, videos }: TextVideosProps) {
  return (
    <Stack spacing={12} sx={videosBelow}>
      {videos.map(({ id, video }) => (
        <Video
          key={id}
          name={video}
          title={messageId(words, id, 'title')}
          description={messageId(words, id, 'description')}
        />
      ))}
    </Stack>
  );
}
