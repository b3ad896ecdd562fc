/** The options of a POST of any value as JSON. */
export function jsonPost(value: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) };
}

/** The JSON of an answer, as the type that the caller knows it has. */
export async function jsonOf<T>(answer: Response | Promise<Response>): Promise<T> {
  const json: T = await (await answer).json();
  return json;
}
