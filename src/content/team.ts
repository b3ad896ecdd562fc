import { company } from './company';

/** The groups of a person. A head leads a service, whose record names the person. */
export type Contribution = 'agency' | 'meteor' | 'ceo' | 'head';

export interface Person {
  id: string;
  name: string;
  contribution: readonly Contribution[];
  /** `team.<id>.description` describes the person's work in a sentence. */
  described?: true;
  /** The person's page on another site; the column People of the footer links to it. */
  profile?: string;
}

/** The team, in the order of the pages. A person's position is `team.<id>.position`, the portrait `images/portraits/<id>-*`. */
export const team = [
  {
    id: 'marta-oliveira',
    name: 'Marta Oliveira',
    contribution: ['agency', 'ceo'],
    described: true,
    profile: `${company.links.people}marta-oliveira`,
  },
  {
    id: 'daniel-reyes',
    name: 'Daniel Reyes',
    contribution: ['agency', 'head', 'meteor'],
    described: true,
    profile: `${company.links.people}daniel-reyes`,
  },
  {
    id: 'ines-carvalho',
    name: 'Inês Carvalho',
    contribution: ['agency', 'head'],
    profile: `${company.links.people}ines-carvalho`,
  },
  { id: 'tomas-brandt', name: 'Tomas Brandt', contribution: ['agency', 'head'] },
  { id: 'aisha-bello', name: 'Aisha Bello', contribution: ['agency', 'head'] },
  { id: 'lucas-ferreira', name: 'Lucas Ferreira', contribution: ['agency', 'head', 'meteor'], described: true },
  { id: 'priya-nair', name: 'Priya Nair', contribution: ['agency', 'head'] },
  { id: 'jonas-weber', name: 'Jonas Weber', contribution: ['agency', 'head', 'meteor'], described: true },
  { id: 'helena-costa', name: 'Helena Costa', contribution: ['agency', 'head'] },
  { id: 'sofia-marin', name: 'Sofía Marín', contribution: ['agency', 'head'] },
  { id: 'rafael-souza', name: 'Rafael Souza', contribution: ['agency', 'meteor'], described: true },
  { id: 'nadia-haddad', name: 'Nadia Haddad', contribution: ['agency', 'meteor'], described: true },
] as const satisfies readonly Person[];

export type PersonId = (typeof team)[number]['id'];

/** The people of a group; by default all people of the agency. */
export function peopleOf(contribution: Contribution = 'agency'): (typeof team)[number][] {
  return team.filter((person) => (person.contribution as readonly Contribution[]).includes(contribution));
}

/** The facts of a person. Throws an error if the id is unknown. */
export function personOf(id: PersonId): Person {
  const person = team.find((candidate) => candidate.id === id);
  if (person === undefined) throw new Error(`There is no person with the id ${id}`);
  return person;
}

export type ProfiledPerson = Extract<(typeof team)[number], { profile: string }>;

/** The people with a profile on another site. */
export const profiles: readonly ProfiledPerson[] = team.filter(
  (person): person is ProfiledPerson => 'profile' in person,
);
