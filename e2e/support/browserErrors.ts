/** What `fetch` throws in Chromium, Firefox and WebKit when no answer comes: the source of a pattern. */
export const fetchFailed = 'Failed to fetch|NetworkError when attempting to fetch resource|Load failed';

/** What browsers log of a script that is not what the page expects by its hash, as the source of a pattern: Chromium, Firefox, WebKit. */
export const integrityFailed =
  'valid digest in the .integrity. attribute|hashes in the integrity attribute match|[Ff]ailed integrity metadata check';

/**
 * What browsers log of what they stop loading because the visitor goes on. Firefox says of a script that its hash is that of nothing, WebKit
 * of any file that the page may not read it: of the site's own that can mean nothing else.
 */
export const cutOff =
  /hashes in the integrity attribute match .*47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=|^AbortError: The operation was aborted|^uncaught: \/127\.0\.0\.1:\d+\/assets\/\S+ due to access control checks\.$/;

/** What WebKitGTK, which installs no sites, says of a page's policy: other engines know the directive. */
export const unknownDirective = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

/**
 * What WebKit warns of when the page's script, which is fetched at once and runs when the page has been painted, runs some seconds later on a
 * slow machine. In Chromium the same warning fails a test: there a file that is fetched for nothing is found.
 */
export const lateUse = /^The resource \S+ was preloaded using link preload but not used within a few seconds/;

/** What WebKit says when a test holds a file back, of the icon too, which the page does not ask for: its inspector holds them all. */
export const heldByInspector = /^Web Inspector blocked \S+\/favicon\.ico from loading$/;
