import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useId, useRef } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { useMessage } from '../../i18n/useMessage';
import { fillingPicture } from '../../theme/fillingPicture';
import { Icon } from '../art/Icon';
import { VisuallyHidden } from '../screenReader/VisuallyHidden';
import { onlyWithScript } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import { usePlayback } from './usePlayback';
import { Text } from '../text/Text';

/** It looks the same in both color schemes. */
const picture = { ...fillingPicture, border: 1, borderColor: 'divider', borderRadius: '16px' } as const;

/** The picture for print. */
const still = { ...picture, display: 'none' } as const;

const control = {
  border: '1px solid',
  borderColor: 'control',
  '&:hover': { borderColor: 'text.primary' },
  ...onlyWithScript,
} as const;

const playing = { '&, &:hover': { color: 'primary.contrastText', bgcolor: 'primary.main' } } as const;

interface VideoProps {
  /** File name in public/videos, without its ending. */
  name: string;
  title: MessageId;
  /** Describes the video in words. */
  description: MessageId;
  /** Shows the title next to the button. */
  titled?: boolean;
}

/**
 * A short video without sound that repeats. It plays by itself while it is in view, no other video plays and the visitor has not asked for less
 * motion. After the visitor stops it, it stays stopped. Without script it has the browser's own controls.
 */
export function Video({ name, title, description, titled = false }: VideoProps) {
  const message = useMessage();
  const [videoId, buttonId, descriptionId] = [useId(), useId(), useId()];
  const video = useRef<HTMLVideoElement>(null);
  const { isPlaying, toggle } = usePlayback(video);
  return (
    <figure>
      <Box className={printClasses.hidden}>
        <Box
          component="video"
          ref={video}
          id={videoId}
          width={960}
          height={600}
          poster={`/videos/${name}.avif`}
          preload="none"
          // Delays the poster until the video is near, in browsers that support it; React's types lack the attribute.
          {...{ loading: 'lazy' }}
          muted
          playsInline
          loop
          controls
          aria-label={message(title)}
          aria-describedby={descriptionId}
          sx={picture}
        >
          <source src={`/videos/${name}.webm`} type='video/webm; codecs="av01.0.04M.08"' />
          <source src={`/videos/${name}.mp4`} type='video/mp4; codecs="avc1.64001f"' />
        </Box>
      </Box>
      <Box
        component="img"
        src={`/videos/${name}.avif`}
        alt=""
        loading="lazy"
        width={960}
        height={600}
        className={printClasses.only}
        sx={still}
      />
      <Stack component="figcaption" direction="row" spacing={2} sx={{ mt: 1.5, alignItems: 'center' }}>
        <IconButton
          id={buttonId}
          // The name has the words of the button and of the video, because a page may have several videos.
          aria-labelledby={`${buttonId} ${videoId}`}
          className={printClasses.hidden}
          onClick={toggle}
          data-needs-script={name}
          sx={[control, isPlaying && playing]}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
          <VisuallyHidden>
            <Message id={isPlaying ? 'common.video.pause' : 'common.video.play'} changes />
          </VisuallyHidden>
        </IconButton>
        {titled && <Text message={title} variant="body2" color="textSecondary" />}
        <VisuallyHidden id={descriptionId}>
          <Message id={description} />
        </VisuallyHidden>
      </Stack>
    </figure>
  );
}
