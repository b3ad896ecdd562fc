import { createContext } from 'react';

/** The videos in view that may play. Only one of them does, since two at once distract from each other. */
export const VideosInView = createContext(new Set<HTMLVideoElement>());
