import { escapeHtml } from '@nine-blocks/email-payload/escapeHtml';
import { parseSummary } from '@nine-blocks/email-payload/parseSummary';
import type { ReceivedMail } from './mailbox';

/** The page's own policy: no script, and nothing from the network, neither for it nor for the mails it frames. */
export const mailboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const style = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 50rem; padding: 0 1rem; overflow-wrap: anywhere; }
  article { border-top: 1px solid; margin-top: 2rem; }
  pre { white-space: pre-wrap; }
  iframe { background: white; box-sizing: border-box; color-scheme: light; height: 14rem; width: 100%; }`;

/** The mailbox as one HTML document, mails in the given order; nothing in a mail can act on the page. */
export function renderMailbox(mails: readonly ReceivedMail[]): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox (${count})</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>${mails.length === 0 ? 'No mail has arrived yet.' : `${count}, newest first.`} Everything that the forms of the local site send arrives here.</p>
${mails.map(renderMail).join('\n')}
</main>
</body>
</html>
`;
}

function renderMail({ id, receivedAt, payload }: ReceivedMail): string {
  const { content, from, fromEmail, fromName, subject, to } = payload;
  const rows = [`Received: ${receivedAt}`, `Visitor: ${fromName} <${fromEmail}>`, `From: ${from}`, `To: ${to}`];
  // As in the mail, only a referral's summary is HTML.
  const isSummary = parseSummary(content) !== undefined;
  const frame = `<iframe sandbox="" title="Content of ${escapeHtml(subject)}" srcdoc="${escapeHtml(content)}"></iframe>`;
  return `<article aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(subject) || 'No subject'}</h2>
<ul>${rows.map((row) => `<li>${escapeHtml(row)}</li>`).join('')}</ul>
${isSummary ? `<h3>Content as the reader sees it</h3>\n${frame}` : ''}
<h3>Content</h3>
<pre>${escapeHtml(content)}</pre>
</article>`;
}
