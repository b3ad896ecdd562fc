/**
 * For tests: the `content` from the referral form, and the same as plain text. The site's tests compare the form's request with it, and the mail
 * host's tests use it as input.
 */
export const sampleReferral = {
  content: [
    '<h2>Referral contact</h2>',
    '<dl><dt>Name</dt><dd>Charles Babbage</dd><dt>Email</dt><dd>charles@example.com</dd>',
    '<dt>Phone</dt><dd>+49 30 1</dd><dt>Type</dt><dd>Business</dd></dl>',
    '<h2>Details</h2><p>A shop.<br><br>Soon &amp; &lt;cheap&gt;.</p>',
    '<h2>How I know them</h2><p>O&#39;Neil&#39;s</p>',
  ].join(''),
  text: [
    'Referral contact',
    'Name: Charles Babbage',
    'Email: charles@example.com',
    'Phone: +49 30 1',
    'Type: Business',
    '',
    'Details',
    'A shop.',
    '',
    'Soon & <cheap>.',
    '',
    'How I know them',
    "O'Neil's",
  ].join('\n'),
};
