/** The files that the browser fetches for a page besides its HTML, by the name of the page's kind or route id. */
export const pageFiles = {
  code: (name: string) => new RegExp(`/assets/${name}\\.[^/]+\\.js$`),
  words: (name: string) => new RegExp(`/assets/messages/[^/]+/en/${name}\\.json$`),
};
