import Box from '@mui/material/Box';
import type { educationItems } from '../../content/pageLists';
import { printClasses } from '../../theme/printClasses';
import Podcast from './education/podcast.svg';
import VideoChannel from './education/videoChannel.svg';

type Item = (typeof educationItems)[number];

/** The backgrounds of the four places. */
export const educationLooks = {
  aiProofDev: 'primary',
  codeFtw: 'soft',
  podcast: 'secondary',
  videoChannel: 'primary',
} as const;

/** Lines with the mark `+` are the corrections. */
const lessons = {
  // The code generator left out the start value: an empty list fails.
  aiProofDev: ['  prices.reduce(\n    (a, b) => a + b', '+   , 0', '  )'],
  codeFtw: ['- for (id of ids)\n-   await load(id)', '+ await Promise.all(\n+   ids.map(load))'],
} as const;

const drawings = { podcast: Podcast, videoChannel: VideoChannel } as const;

/** The picture is as wide as its place; letters and drawing grow with it. */
const picture = { containerType: 'inline-size' } as const;

const middle = { display: 'grid', alignItems: 'center', minHeight: 'min(50cqi, 20rem)' } as const;

/** The letters fill the width, so their size is not in the theme. */
const size = 'min(8cqi, 2.75rem)';

const code = { fontFamily: 'monospace', fontSize: size, lineHeight: 1.5, whiteSpace: 'break-spaces' } as const;

const better = {
  display: 'block',
  mx: '-0.5em',
  px: '0.5em',
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
} as const;

/** The picture of one place where the company teaches: corrected code, or a drawing of the podcast or the video channel. */
export function EducationPicture({ item }: { item: Item }) {
  const Drawing = item in drawings ? drawings[item as keyof typeof drawings] : undefined;
  return (
    <Box className={printClasses.hidden} sx={picture} aria-hidden>
      <Box sx={middle}>
        {Drawing === undefined ? (
          <Box component="code" dir="ltr" sx={code}>
            {lessons[item as keyof typeof lessons].map((lines) => (
              <Box key={lines} component="span" sx={lines.startsWith('+') ? better : { display: 'block' }}>
                {lines}
              </Box>
            ))}
          </Box>
        ) : (
          <Drawing width="100%" height="100%" />
        )}
      </Box>
    </Box>
  );
}
