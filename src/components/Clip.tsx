import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { useMessage } from '../i18n/useMessage';
import { Icon } from './art/Icon';
import { usePlayback } from './usePlayback';
import { useHydrated } from './useHydrated';

const Film = styled('video')({ display: 'block', width: '100%', height: 'auto', borderRadius: 16 });

const Below = styled('figcaption')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5, 3),
  alignItems: 'start',
  justifyItems: 'start',
  marginBlockStart: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'auto minmax(0, 60ch)' },
}));

interface ClipProps {
  /** File name in public/videos, without its ending. */
  name: string;
  title: MessageId;
  /** What can be seen in it, in words. */
  description: MessageId;
}

/**
 * A short silent film that repeats. It plays by itself only while it is in view, no other one plays and motion is welcome, and
 * stops for good when the visitor stops it. Without script the browser's own controls stand in.
 */
export function Clip({ name, title, description }: ClipProps) {
  const message = useMessage();
  const [filmId, buttonId] = [useId(), useId()];
  const hydrated = useHydrated();
  const video = useRef<HTMLVideoElement>(null);
  const { isPlaying, toggle } = usePlayback(video);
  return (
    <figure>
      <Film
        ref={video}
        id={filmId}
        width={960}
        height={600}
        poster={`/videos/${name}.avif`}
        preload="none"
        // Known to few browsers yet, and not to React's types: the poster waits until the film is near.
        {...{ loading: 'lazy' }}
        muted
        playsInline
        loop
        controls={!hydrated}
        aria-label={message(title)}
      >
        <source src={`/videos/${name}.webm`} type='video/webm; codecs="av01.0.04M.08"' />
        <source src={`/videos/${name}.mp4`} type='video/mp4; codecs="avc1.64001f"' />
      </Film>
      <Below>
        {hydrated && (
          <Button
            id={buttonId}
            // Its own words, then the film's: a page may have several clips.
            aria-labelledby={`${buttonId} ${filmId}`}
            variant="outlined"
            size="small"
            startIcon={<Icon name={isPlaying ? 'pause' : 'play'} size={18} />}
            onClick={toggle}
          >
            <Message id={isPlaying ? 'common.clip.pause' : 'common.clip.play'} />
          </Button>
        )}
        <Typography variant="body2" color="textSecondary">
          <Message id={description} />
        </Typography>
      </Below>
    </figure>
  );
}
