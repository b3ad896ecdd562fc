/** The page that may send. */
export const siteUrl = 'https://www.example.com';

/** Settings as a right environment has them; `samplePayload` fills in the same addresses. */
export const rightEnvironment = {
  SITE_URL: siteUrl,
  CONTACT_EMAIL: 'contact@example.com',
  SENDER_EMAIL: 'website@example.com',
  SMTP_HOST: '127.0.0.1',
  SMTP_SECURITY: 'none',
  MAIL_PORT: '0',
  MAIL_RATE: '1000',
} as const;
