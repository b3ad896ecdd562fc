/** Where the development server tells of every message of a language: `?locale=en`. */
export const messagesEndpoint = '/__messages.json';
