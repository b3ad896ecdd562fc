import { expect, test } from '@playwright/test';
import { checkReport } from './checkReport';

const passed = { name: 'format', failed: false, lines: ['Checking formatting...', '', 'Finished in 9 ms'] };
const informs = {
  name: 'messages',
  failed: false,
  lines: ['nl: 3 messages are not translated yet', 'No errors in nl.'],
};

test('a check says nothing where all is well but what is information; findings come last, each once', () => {
  expect(checkReport([passed, informs], 3.2)).toEqual({
    notes: ['\nmessages, for information:\nnl: 3 messages are not translated yet', '\nAll 2 checks passed in 3 s'],
    errors: [],
  });
  const finding = 'a.ts(1,2): error TS2322: Type \'"home.leed"\' is not assignable. Did you mean \'"home.lead"\'?';
  const unknown = 'a.ts:1: home.leed: no catalog has such a message';
  const messages = [unknown, 'b.json:2: home.lead: has no text', 'Errors in en: 2.'];
  const failed = [
    { name: 'messages', failed: true, lines: messages },
    { name: 'pages', failed: true, lines: ['c.json:1: home.leed.text: is missing, and / asks for it', 'Problems: 1'] },
    { name: 'types', failed: true, lines: [finding] },
    { name: 'records', failed: true, lines: [] },
  ];
  expect(checkReport([passed, ...failed, informs], 3.2)).toEqual({
    notes: ['\nmessages, for information:\nnl: 3 messages are not translated yet'],
    errors: [
      `\nmessages:\n${unknown}\nb.json:2: home.lead: has no text`,
      '\nrecords:\nfailed, and does not say why',
      '\n2 of 6 checks failed in 3 s: messages, records',
    ],
  });
});
