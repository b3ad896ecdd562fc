import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** How much of a video must be in view before it plays by itself. */
const seenShare = 0.5;

function start(video: HTMLVideoElement) {
  // React sets `muted` without writing it into HTML; browsers let only a video without sound start by itself.
  video.muted = true;
  video.play().catch(() => {
    // The browser forbids it (a power saver, a setting): the poster and the button remain.
  });
}

/** The videos in view that may play. Only one of them does, since two at once distract from each other. */
const inView = new Set<HTMLVideoElement>();

function othersInView(video: HTMLVideoElement): HTMLVideoElement[] {
  return [...inView].filter((other) => other !== video);
}

/** Where none plays, starts the first video in view. Called a frame later, since those that come into view together are reported one by one, in any order. */
function settle() {
  const [first, ...others] = [...inView].toSorted((one, other) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  if (first !== undefined && [first, ...others].every(({ paused }) => paused)) start(first);
}

/** Plays a video that has come into view, unless another one plays. */
function enter(video: HTMLVideoElement) {
  inView.add(video);
  requestAnimationFrame(settle);
}

/** Stops a video that is no longer in view; where it played, the next one in view starts. */
function leave(video: HTMLVideoElement) {
  inView.delete(video);
  video.pause();
  settle();
}

interface Playback {
  isPlaying: boolean;
  /** Plays or pauses; from then on only what the visitor asked for counts. */
  toggle: () => void;
}

/** Plays a video while it is in view and no other one plays, unless the visitor asked for less motion or stopped it. */
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
      (entries) => {
        // Out of sight and back between two calls: the last entry holds.
        const isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= seenShare;
        const mayMove = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
        if (isSeen && (wish.current ?? mayMove)) enter(video);
        else leave(video);
      },
      { threshold: seenShare },
    );
    video.addEventListener('play', update);
    video.addEventListener('pause', update);
    observer.observe(video);
    return () => {
      observer.disconnect();
      leave(video);
      video.removeEventListener('play', update);
      video.removeEventListener('pause', update);
    };
  }, [ref]);

  const toggle = useCallback(() => {
    const video = ref.current;
    if (video === null) return;
    wish.current = video.paused;
    if (video.paused) {
      for (const other of othersInView(video)) other.pause();
      inView.add(video);
      start(video);
    } else {
      inView.delete(video);
      video.pause();
    }
  }, [ref]);

  return { isPlaying, toggle };
}
