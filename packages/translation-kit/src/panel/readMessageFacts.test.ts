import { recordLedger } from '../ledger/recordLedger';
import { expect, test } from '../testing/sample';
import { messageFactsOf } from './readMessageFacts';

test('a translation has its source, terms, plural forms and state, and an open message has the place of its source', ({
  site: { project, write, writeHome },
}) => {
  writeHome('en', { 'home.a': 'A case study', 'home.b': '{count, plural, one {# case} other {# cases}}' });
  writeHome('es', { 'home.b': '{count, plural, one {# caso} many {# de casos} other {# casos}}' });
  const term = { term: 'case study', translations: ['caso práctico'] };
  write(
    'locales/glossaries/es.json',
    JSON.stringify({ style: [], terms: [{ term: 'study', translations: ['estudio'] }, term] }),
  );
  recordLedger({ locale: 'es', folder: project.folder });
  const facts = messageFactsOf(project, 'es');
  expect(facts.get('home.a')).toMatchObject({
    file: expect.stringMatching(/locales\/en\/home\.json$/),
    line: 2,
    limit: 200,
    source: 'A case study',
    text: null,
    length: 0,
    terms: [term],
    state: 'not translated',
  });
  expect(facts.get('home.b')).toMatchObject({
    file: expect.stringMatching(/locales\/es\/home\.json$/),
    line: 2,
    description: 'A text. At most 200 characters.',
    length: '{#} de casos'.length,
    forms: 'one (1), many (1000000, 2000000), other (0, 2, 3)',
    state: 'needs review',
  });
  writeHome('en', { 'home.b': '{count, plural, one {# study} other {# studies}}' });
  expect(messageFactsOf(project, 'es').get('home.b')?.state).toBe('English changed');
  writeHome('en', { 'home.a': 'A case study' });
  writeHome('ar', { 'home.a': 'دراسة' });
  expect(messageFactsOf(project, 'en').get('home.a')).toMatchObject({ state: '', others: { ar: 'دراسة' } });
});
