import Box from '@mui/material/Box';
import type { educationItems } from '../../content/pageLists';
import AiProofDev from './education/aiProofDev.svg';
import CodeFtw from './education/codeFtw.svg';
import Podcast from './education/podcast.svg';
import VideoChannel from './education/videoChannel.svg';

const drawings = { aiProofDev: AiProofDev, codeFtw: CodeFtw, podcast: Podcast, videoChannel: VideoChannel } as const;

/** Its place says how wide it is. */
const ground = {
  display: 'grid',
  placeItems: 'center',
  p: 3,
  bgcolor: 'primary.light',
  printColorAdjust: 'exact',
} as const;

/** What one does at one of the places where the company teaches. */
export function EducationPicture({ item, size }: { item: (typeof educationItems)[number]; size: number }) {
  const Drawing = drawings[item];
  return (
    <Box sx={ground}>
      <Drawing width={size} height={size} />
    </Box>
  );
}
