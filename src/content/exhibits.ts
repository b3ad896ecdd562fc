import type { PersonId } from './team';

/** One thing that a person of the team made: words, a headline with its draft, lines of code, or a frame of a prototype. */
export type Exhibit = { id: string; person: PersonId } & (
  | { kind: 'words' | 'headline' }
  | { kind: 'code'; lines: readonly string[] }
  | { kind: 'frame'; lines: readonly string[]; button: string }
);

/** The exhibits next to the portraits of the About page: the message `aboutUs.made.<id>.what` is the name, `.text` the content, and `.draft` the draft of a headline. */
export const exhibits: readonly Exhibit[] = [
  { id: 'letter', person: 'marta-oliveira', kind: 'words' },
  { id: 'order', person: 'daniel-reyes', kind: 'words' },
  {
    id: 'prototype',
    person: 'ines-carvalho',
    kind: 'frame',
    lines: ['DB_HOST', 'DB_PASSWORD', 'REPLICAS'],
    button: 'Apply Changes',
  },
  {
    id: 'types',
    person: 'tomas-brandt',
    kind: 'code',
    lines: ['const rows = {', '  fee: FeeRow,', '  water: WaterRow,', '} satisfies', '  Rows<CampField>;'],
  },
  {
    id: 'door',
    person: 'aisha-bello',
    kind: 'code',
    lines: ['if (bolt != door) {', '  show(unknown);', '  offerCall();', '}'],
  },
  { id: 'runbook', person: 'lucas-ferreira', kind: 'words' },
  { id: 'prompt', person: 'priya-nair', kind: 'words' },
  { id: 'index', person: 'jonas-weber', kind: 'code', lines: ['- crop, site, day', '+ site, day'] },
  { id: 'report', person: 'helena-costa', kind: 'words' },
  { id: 'headline', person: 'sofia-marin', kind: 'headline' },
  {
    id: 'await',
    person: 'rafael-souza',
    kind: 'code',
    lines: ['- Meteor.user()', '+ await Meteor', '+   .userAsync()'],
  },
  {
    id: 'test',
    person: 'nadia-haddad',
    kind: 'code',
    lines: ["test('clients hear", '  of a document', "  before changes')"],
  },
];
