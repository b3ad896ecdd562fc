import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { useMessage } from '../i18n/useMessage';
import { Icon } from './art/Icon';
import { VisuallyHidden } from './VisuallyHidden';
import { useHydrated } from './useHydrated';
import { usePlayback } from './usePlayback';
import { ground, picture, still } from './videoLook';

/** The button stands above the words, off the picture. */
const caption = { mt: 1.5, '& > p': { mt: 1.5, maxWidth: '60ch' } } as const;

/** Filled while the video plays; beside it nine blocks, as many filled as ninths of the video have been shown. */
const control = {
  border: '1px solid',
  borderColor: 'control',
  '&:hover': { borderColor: 'text.primary' },
  '&[data-playing="true"]': { '&, &:hover': { color: 'primary.contrastText', bgcolor: 'primary.main' } },
  '& + svg': { flexGrow: 1, marginInlineStart: 1.5, color: 'primary.main', strokeWidth: 12, strokeDasharray: '14 .75' },
  '& + svg:dir(rtl)': { transform: 'scaleX(-1)' },
} as const;

interface VideoProps {
  /** File name in public/videos, without its ending. */
  name: string;
  title: MessageId;
  /** What can be seen in it, in words. */
  description: MessageId;
}

/**
 * A short video without sound that repeats. It plays by itself only while it is in view, no other one plays and the visitor has not asked for less
 * motion; once the visitor stops it, it stays stopped. Without script it has the browser's own controls.
 */
export function Video({ name, title, description }: VideoProps) {
  const message = useMessage();
  const [videoId, buttonId] = [useId(), useId()];
  const hydrated = useHydrated();
  const video = useRef<HTMLVideoElement>(null);
  const { isPlaying, ninths, toggle } = usePlayback(video);
  return (
    <figure>
      <Box sx={ground} data-screen-only>
        <Box
          component="video"
          ref={video}
          id={videoId}
          width={960}
          height={600}
          poster={`/videos/${name}.avif`}
          preload="none"
          // Known to few browsers yet, and not to React's types: the poster waits until the video is near.
          {...{ loading: 'lazy' }}
          muted
          playsInline
          loop
          controls={!hydrated}
          aria-label={message(title)}
          sx={picture}
        >
          <source src={`/videos/${name}.webm`} type='video/webm; codecs="av01.0.04M.08"' />
          <source src={`/videos/${name}.mp4`} type='video/mp4; codecs="avc1.64001f"' />
        </Box>
      </Box>
      <Box component="img" src={`/videos/${name}.avif`} alt="" loading="lazy" width={960} height={600} sx={still} />
      <Box component="figcaption" sx={caption}>
        {hydrated && (
          <Box sx={{ display: 'flex', alignItems: 'center' }} data-screen-only>
            <IconButton
              id={buttonId}
              // Its own words, then the video's: a page may have several videos.
              aria-labelledby={`${buttonId} ${videoId}`}
              data-playing={isPlaying}
              onClick={toggle}
              sx={control}
            >
              <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
              <VisuallyHidden>
                <Message id={isPlaying ? 'common.video.pause' : 'common.video.play'} changes />
              </VisuallyHidden>
            </IconButton>
            <svg height="12" viewBox="0 0 132 12" preserveAspectRatio="none" stroke="currentColor" aria-hidden>
              <path strokeOpacity="0.4" d="M0 6h132" />
              <path d={`M0 6h${ninths * 14.75}`} />
            </svg>
          </Box>
        )}
        <Typography variant="body2" color="textSecondary">
          <Message id={description} />
        </Typography>
      </Box>
    </figure>
  );
}
