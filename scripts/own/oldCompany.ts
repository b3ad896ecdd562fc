import { sourceLocale } from '../../src/i18n/locales';

/** Names of the first company of this site: the company, its products, its people, and the customers whose wordmarks it shows. */
export const oldNames = {
  company: ['Nine Blocks', 'zCloud', 'AI Proof Dev', 'CodeFTW'],
  people: [
    'Aisha Bello',
    'Daniel Reyes',
    'Helena Costa',
    'Inês Carvalho',
    'Jonas Weber',
    'Lucas Ferreira',
    'Marta Oliveira',
    'Nadia Haddad',
    'Priya Nair',
    'Rafael Souza',
    'Sofía Marín',
    'Tomas Brandt',
  ],
  wordmarks: ['lempire', 'pathable', 'sostena'],
} as const;

const anyOf = (names: readonly string[]) => `(?:${names.join('|')})`;

/** A kind of leftover: its files, the pattern that finds it (the group `what` is printed), and the fix. */
interface Kind {
  files: RegExp;
  shows: RegExp;
  fix: string;
}

const content = (name: string) => new RegExp(`^src/content/${name}\\.ts$`);
const words = (name: string) => new RegExp(`^locales/${sourceLocale}/${name}\\.json$`);

/** All kinds of leftovers. Each one disappears when its record or message is changed or removed. */
export const kinds: readonly Kind[] = [
  {
    files: /^src\/content\/.*\.ts$/,
    shows: /(?<what>(?:https?:\/\/|[\w.]+@)[\w.-]+\.example\b[\w./-]*)/g,
    fix: 'is no real address: write your own (for company.ts: npm run own)',
  },
  {
    files: content('company'),
    shows: new RegExp(`^  (?<what>\\w+: '${anyOf(oldNames.company)}')`, 'gm'),
    fix: 'write your own (npm run own)',
  },
  {
    files: content('company'),
    shows: new RegExp(`(?<what>mark: '${anyOf(oldNames.wordmarks)}')`, 'g'),
    fix: 'show a customer of yours, with a <symbol> in public/images/wordmarks.svg, or remove it',
  },
  {
    files: /^src\/components\/art\/mark\.svg$/,
    shows: new RegExp(`(?<what>${anyOf(oldNames.company)})`, 'g'),
    fix: 'put your own mark there (docs/own-it.md, 2)',
  },
  {
    files: content('figures'),
    shows: /^  (?<what>\w+): \{[^}]*source: \d+/gm,
    fix: 'is a figure of the old company: write your value, and who states it as source (docs/own-it.md, 3)',
  },
  {
    files: content('team'),
    shows: new RegExp(`(?<what>name: '${anyOf(oldNames.people)}')`, 'g'),
    fix: 'is a person of the old company: write a person of yours, or remove the record (docs/own-it.md, 4)',
  },
  {
    files: content('caseStudyCards'),
    shows: /(?<what>origin: 'sample')/g,
    fix: "is made up: write origin: 'real' for a project that you have done, or remove it (docs/own-it.md, 5)",
  },
  {
    files: content('services/.*'),
    shows: /(?<what>origin: 'sample')/g,
    fix: "is a quote that nobody said: write real words and origin: 'real', or remove the section",
  },
  {
    files: content('dueDiligence'),
    shows: /id: '(?<what>\w+)'[^}]*\.\.\.ofSample/g,
    fix: 'is a made-up answer: write yours, its source and its days (docs/own-it.md, 8)',
  },
  {
    files: content('conformance'),
    shows: /(?<what>asOf: '2026-11-26')/g,
    fix: 'is the day of the old company’s check of conformance.json: check your site, then write your days',
  },
  {
    files: content('termsSections'),
    shows: /(?<what>'sampleContent')/g,
    fix: 'says that the site has samples: remove it and the links to it after the last sample (dueDiligence.ts)',
  },
  {
    files: words('terms-and-conditions'),
    shows: /(?<what>what is sample content)/g,
    fix: 'says that the site has samples: take it out after the last one (termsAndConditions.meta.description)',
  },
  {
    files: words('compare'),
    shows: /"(?<what>compare\.pack\.people\.text)": \{\s+"defaultMessage": "[^"\n]*fictional/g,
    fix: 'says that your people are fictional: take it out',
  },
  {
    files: words('terms-and-conditions'),
    shows: /(?<what>the place where \{company\} has its registered office)/g,
    fix: 'name the place whose law applies (termsAndConditions.law.1)',
  },
  {
    files: words('.*'),
    shows: new RegExp(`"(?<what>[\\w.-]+)": \\{\\s+"defaultMessage": "[^"\\n]*${anyOf(oldNames.company)}`, 'g'),
    fix: 'names the old company or its product: write the message anew, or remove its record',
  },
];
