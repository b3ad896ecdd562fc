import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The share of a video that must be in view before it plays by itself. */
const seenShare = 0.5;

/** The videos in view that may play. Only one of them plays at a time. */
const inView = new Set<HTMLVideoElement>();

function start(video: HTMLVideoElement) {
  // React sets `muted` without writing it into HTML; browsers let only a video without sound start by itself.
  video.muted = true;
  video.play().catch(() => {
    // The browser does not allow it (power saving, a setting): the poster and the button stay.
  });
}

/** Starts the first video in view if no video plays. */
function settle() {
  const [first, ...others] = [...inView].toSorted((one, other) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  if (first !== undefined && [first, ...others].every(({ paused }) => paused)) start(first);
}

interface Playback {
  isPlaying: boolean;
  /** Plays or pauses; after that the video no longer starts or stops by itself. */
  toggle: () => void;
}

/** Plays a video while it is in view and no other one plays, unless the visitor asked for less motion or stopped it. */
export function usePlayback(ref: RefObject<HTMLVideoElement | null>): Playback {
  const [isPlaying, setPlaying] = useState(false);
  /** The visitor's choice: play or pause; null before a choice. */
  const wish = useRef<boolean | null>(null);

  useLayoutEffect(() => {
    // The HTML has the browser's own controls, for pages without script.
    if (ref.current !== null) ref.current.controls = false;
  }, [ref]);

  useEffect(() => {
    const video = ref.current;
    if (video === null) return undefined;
    const leave = () => {
      inView.delete(video);
      video.pause();
      settle();
    };
    const update = () => {
      setPlaying(!video.paused);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        // The video can leave and come back between two calls: the last entry counts.
        const isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= seenShare;
        const mayMove = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
        if (isSeen && (wish.current ?? mayMove)) {
          inView.add(video);
          // Waits a frame, because the browser reports videos that come into view together one after the other, in any order.
          requestAnimationFrame(() => {
            settle();
          });
        } else leave();
      },
      { threshold: seenShare },
    );
    video.addEventListener('play', update);
    video.addEventListener('pause', update);
    observer.observe(video);
    return () => {
      observer.disconnect();
      leave();
      video.removeEventListener('play', update);
      video.removeEventListener('pause', update);
    };
  }, [ref]);

  const toggle = useCallback(() => {
    const video = ref.current;
    if (video === null) return;
    wish.current = video.paused;
    if (video.paused) {
      for (const other of inView) other.pause();
      inView.add(video);
      start(video);
    } else {
      inView.delete(video);
      video.pause();
    }
  }, [ref]);

  return { isPlaying, toggle };
}
