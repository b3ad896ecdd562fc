/** What the browser fetches for a page beside its HTML, by the name of the page's kind, its route id or its study. */
export const pageFiles = {
  code: (name: string) => new RegExp(`/assets/${name}\\.[^/]+\\.js$`),
  words: (name: string) => new RegExp(`/assets/messages/[^/]+/en/${name}\\.json$`),
  studies: (slug: string) => new RegExp(`/assets/studies/[^/]+/${slug}\\.json$`),
};
