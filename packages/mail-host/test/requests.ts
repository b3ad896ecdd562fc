/** The origin whose pages may send. */
export const siteUrl = 'https://www.example.com';

/** Valid settings. `samplePayload` uses the same addresses. */
export const rightEnvironment = {
  SITE_URL: siteUrl,
  CONTACT_EMAIL: 'contact@example.com',
  SENDER_EMAIL: 'website@example.com',
  SMTP_HOST: '127.0.0.1',
  SMTP_SECURITY: 'none',
  MAIL_PORT: '0',
  MAIL_RATE: '1000',
} as const;

/** The options to post a value as JSON. */
export function jsonPost(value: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) };
}

/** The JSON of an answer. The caller knows its type. */
export async function jsonOf<T>(answer: Response | Promise<Response>): Promise<T> {
  const json: T = await (await answer).json();
  return json;
}
