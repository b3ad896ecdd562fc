import { expect, test } from '@playwright/test';
import { imprintSections } from './imprintSections';

test('the imprint has a section for each entry of the record, and the contact address', () => {
  const least = { provider: ['Harbor GmbH', 'Kai 1'], representedBy: ['Svea'], telephone: '+49 40 1' } as const;
  expect(imprintSections(least, 'moin@harbor.example')).toEqual([
    { id: 'provider', lines: ['Harbor GmbH', 'Kai 1'] },
    { id: 'representedBy', lines: ['Svea'] },
    { id: 'contact', lines: ['+49 40 1', 'moin@harbor.example'] },
  ]);
  const all = {
    ...least,
    register: { court: 'Amtsgericht', number: 'HRB 1' },
    vatId: 'DE1',
    supervisoryAuthority: ['Amt'],
    responsibleForContent: ['Svea', 'Kai 1'],
  };
  expect(imprintSections(all, 'moin@harbor.example').map(({ id, lines }) => [id, lines.length])).toEqual([
    ['provider', 2],
    ['representedBy', 1],
    ['contact', 2],
    ['register', 2],
    ['vatId', 1],
    ['supervisoryAuthority', 1],
    ['responsibleForContent', 2],
  ]);
});
