import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** How much of a film must be seen before it plays by itself. */
const seenShare = 0.5;

function start(video: HTMLVideoElement) {
  // React sets `muted` without writing it into HTML; browsers let only a silent film start by itself.
  video.muted = true;
  video.play().catch(() => {
    // The browser forbids it (a power saver, a setting): the poster and the button remain.
  });
}

interface Playback {
  isPlaying: boolean;
  /** Plays or pauses; from then on the visitor's wish counts. */
  toggle: () => void;
}

/** Plays a film while it is in view, unless less motion is asked for or the visitor has decided otherwise. */
export function usePlayback(ref: RefObject<HTMLVideoElement | null>): Playback {
  const [isPlaying, setPlaying] = useState(false);
  /** What the visitor has asked for, if anything. */
  const wish = useRef<boolean | null>(null);

  useEffect(() => {
    const video = ref.current;
    if (video === null) return undefined;
    const update = () => {
      setPlaying(!video.paused);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isSeen = entry !== undefined && entry.intersectionRatio >= seenShare;
        const mayMove = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
        if (isSeen && (wish.current ?? mayMove)) start(video);
        else video.pause();
      },
      { threshold: seenShare },
    );
    video.addEventListener('play', update);
    video.addEventListener('pause', update);
    observer.observe(video);
    return () => {
      observer.disconnect();
      video.removeEventListener('play', update);
      video.removeEventListener('pause', update);
    };
  }, [ref]);

  const toggle = useCallback(() => {
    const video = ref.current;
    if (video === null) return;
    wish.current = video.paused;
    if (video.paused) start(video);
    else video.pause();
  }, [ref]);

  return { isPlaying, toggle };
}
