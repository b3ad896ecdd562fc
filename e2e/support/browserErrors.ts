/** The error of `fetch` without an answer, in Chromium, Firefox and WebKit; the source of a pattern. */
export const fetchFailed = 'Failed to fetch|NetworkError when attempting to fetch resource|Load failed';

/**
 * The warning of Chromium and WebKit that the page's script has not used a preloaded file some seconds after the load. In WebKit it may run as late on a
 * slow machine; in Chromium the warning fails a test whose script runs, because it shows an unnecessary preload.
 */
export const lateUse = /^The resource \S+ was preloaded using link preload but not used within a few seconds/;

/**
 * The error about a script whose hash is wrong, in Chromium, Firefox and WebKit, and what a slow machine reports later about the files that only this
 * script uses; the source of a pattern.
 */
export const integrityFailed = `valid digest in the .integrity. attribute|hashes in the integrity attribute match|[Ff]ailed integrity metadata check|${lateUse.source}`;

/**
 * The errors about files that a browser stops loading because the visitor leaves the page. Firefox reports the hash of the part that it has (Chromium
 * and WebKit have other words for a wrong hash); WebKit reports that the page may not read the file; for the site's own files there is no other cause.
 */
export const cutOff =
  /hashes in the integrity attribute match|^AbortError: The operation was aborted|^uncaught: \/127\.0\.0\.1:\d+\/assets\/\S+ due to access control checks\.$/;

/**
 * The errors of Firefox and WebKit about code and messages that they stop loading when the visitor leaves the page. In Chromium they show a missing
 * file.
 */
export const cutOffFiles =
  /^(?:ChunkLoad)?Error: Loading chunk \d+ failed\.\s+\(error: |^TypeError: (?:NetworkError when attempting to fetch resource\.|Load failed)$/;

/** The warning of WebKitGTK about a directive of the policy that it does not know. */
export const unknownDirective = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** The error of WebKit about the icon, when a test delays files: its inspector delays every file. */
export const heldByInspector = /^Web Inspector blocked \S+\/favicon\.ico from loading$/;
