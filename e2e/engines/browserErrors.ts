/** What `fetch` throws in Chromium, Firefox and WebKit when no answer comes: the source of a pattern. */
export const fetchFailed = 'Failed to fetch|NetworkError when attempting to fetch resource|Load failed';
