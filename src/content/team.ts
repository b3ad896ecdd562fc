import { company } from './company';

/** What somebody is part of; a head leads a service, and is named by its record. */
export type Contribution = 'agency' | 'meteor' | 'ceo' | 'head';

export interface Person {
  id: string;
  name: string;
  contribution: readonly Contribution[];
  /** What the person does, in a sentence: `team.<id>.description`. */
  described?: true;
  /** The person's own page elsewhere; those who have one are in the footer's column People. */
  profile?: string;
}

/** The team, in the order it is shown; a person's position is `team.<id>.position`, the portrait `images/portraits/<id>-*`. */
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

/** The people who contribute to one thing, the company's own by default. */
export function peopleOf(contribution: Contribution = 'agency'): (typeof team)[number][] {
  return team.filter((person) => (person.contribution as readonly Contribution[]).includes(contribution));
}

/** One person's facts. Throws where there is nobody of that id, which the check of the records tells before a page is rendered. */
export function personOf(id: PersonId): Person {
  const person = team.find((candidate) => candidate.id === id);
  if (person === undefined) throw new Error(`There is no person with the id ${id}`);
  return person;
}

export type ProfiledPerson = Extract<(typeof team)[number], { profile: string }>;

/** The people with a profile elsewhere. */
export const profiles: readonly ProfiledPerson[] = team.filter(
  (person): person is ProfiledPerson => 'profile' in person,
);
