import { expect, test } from '@playwright/test';
import { array, assert, constant, constantFrom, letrec, oneof, property, record, type Arbitrary } from 'fast-check';
import { inspectCatalog } from '../catalogs/inspectCatalog';
import { catalogFile, sampleProject } from '../testing/sample';
import { withAllowed } from './allowed';
import { languageProblems } from './checkLanguage';
import { categoriesOf } from './pluralForms';

type Texts = Readonly<Record<string, string>>;

const project = withAllowed({ ...sampleProject, folder: 'none' });

const catalogOf = (locale: string, texts: Texts) =>
  inspectCatalog(catalogFile(locale, texts).replaceAll('200', '9999'), 'home', locale);

/** All that the check reports about a translation. */
function problemsOf(locale: string, source: Texts, translation: Texts) {
  const { catalog, problems } = catalogOf(locale, translation);
  const english = new Map([['home', catalogOf('en', source).catalog]]);
  return [...problems, ...languageProblems({ project, locale, catalogs: new Map([['home', catalog]]) }, english)];
}

const english: Texts = {
  'home.a': 'What does {company} do?',
  'home.b': 'We reply within {responseHours, plural, one {# hour} other {# hours}}.',
  'home.c':
    'See <caseStudies>our <b>{count, plural, =0 {none} one {# case} other {# cases}}</b></caseStudies> (“sample”).',
  'home.d': '{filter, select, woman {Her app} other {Their app}}, down by {hostingCostCut, number, percent}',
  'home.e': 'Write to <mail>{email}</mail>: we built it with React.',
};

const good: Readonly<Record<string, Texts>> = {
  es: {
    'home.a': '¿Qué hace {company}?',
    'home.b': 'Respondemos en {responseHours, plural, one {# hora} many {# de horas} other {# horas}}.',
    'home.c':
      '<caseStudies>Nuestros <b>{count, plural, =0 {ningún caso} one {# caso} many {# de casos} other {# casos}}</b></caseStudies> («de ejemplo»).',
    'home.d': 'Baja un {hostingCostCut, number, percent}: {filter, select, woman {la app de ella} other {la app}}',
    'home.e': 'Lo creamos con React… Escribe a <mail>{email}</mail>.',
  },
  ar: {
    'home.a': 'ماذا تفعل {company}؟',
    'home.b':
      'نرد خلال {responseHours, plural, zero {أقل من ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
    'home.c':
      'اطلع على <caseStudies><b>{count, plural, =0 {لا شيء} one {دراسة} two {دراستين} few {# دراسات} many {# دراسة} other {# دراسة}}</b> لدينا</caseStudies> («عينة»).',
    'home.d': '{filter, select, woman {تطبيقها} other {تطبيقهم}}، أقل بنسبة {hostingCostCut, number, percent}',
    'home.e': 'راسلنا على <mail>{email}</mail>: بنيناه باستخدام \u2068React\u2069.',
  },
};

test('a good catalog has no problems', () => {
  for (const [locale, texts] of Object.entries(good)) expect(problemsOf(locale, english, texts), locale).toEqual([]);
});

type Piece =
  | { kind: 'word' }
  | { kind: 'value'; written: string }
  | { kind: 'tag'; name: string; inside: Piece[] }
  | { kind: 'plural' | 'rank' | 'select'; name: string; inside: Piece[] };

const endings: Readonly<Record<string, string>> = { ar: 'نات' };
const words: Readonly<Record<string, string>> = { en: 'word', es: 'palabra', 'pt-BR': 'termo', ar: 'كلمة' };

/** A message of this structure in a language: its own words, its own plural forms, and its own order. */
function written(pieces: readonly Piece[], locale: string): string {
  const texts = pieces.map((piece, index) => {
    if (piece.kind === 'word') return `${words[locale]}${Array.from(endings[locale] ?? 'aeo')[index % 3]}`;
    if (piece.kind === 'value') return piece.written;
    const inside = written(piece.inside, locale);
    if (piece.kind === 'tag') return `<${piece.name}>${inside}</${piece.name}>`;
    if (piece.kind === 'select') return `{${piece.name}, select, a {${inside}} other {${inside}}}`;
    const type = piece.kind === 'rank' ? 'ordinal' : 'cardinal';
    const forms = categoriesOf(locale, type).map((form) => `${form} {# ${inside}}`);
    return `{${piece.name}, ${piece.kind === 'rank' ? 'selectordinal' : 'plural'}, ${forms.join(' ')}}`;
  });
  return (locale === 'en' ? texts : texts.toReversed()).join(' ');
}

const { pieces } = letrec<{ pieces: Piece[]; piece: Piece }>((tie) => {
  const inside = array(tie('piece'), { minLength: 1, maxLength: 3 });
  const values = ['{title}', '{seniorShare, number, percent}', '{year, date, ::yMMM}', '{from, time, short}'];
  const wordPiece: Arbitrary<Piece> = constant({ kind: 'word' });
  return {
    pieces: inside,
    piece: oneof(
      { maxDepth: 3 },
      wordPiece,
      record({ kind: constant('value'), written: constantFrom(...values) }),
      record({ kind: constant('tag'), name: constantFrom('b', 'service.ai'), inside }),
      record({ kind: constantFrom('plural', 'rank'), name: constantFrom('count', 'remaining'), inside }),
      record({ kind: constant('select'), name: constantFrom('filter', 'name'), inside }),
    ),
  };
});

test('a translation of the same structure is never refused', () => {
  assert(
    property(pieces, constantFrom('es', 'pt-BR', 'ar'), (structure, locale) => {
      const [source, translation] = ['en', locale].map((tag) => `${words[tag]} ${written(structure, tag)}`);
      expect(problemsOf(locale, { 'home.a': source ?? '' }, { 'home.a': translation ?? '' })).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
