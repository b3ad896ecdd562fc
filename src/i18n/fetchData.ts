/** Fetches a JSON file of the build's. Throws where it is not there, or is something else. */
export async function fetchData(path: string): Promise<unknown> {
  // The request that a preload without `crossorigin` makes, word for word: WebKit uses a preloaded file for no other kind of request.
  const response = await fetch(path, { mode: 'no-cors', credentials: 'include' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
