import type { Service } from '../service';

export const service: Service = {
  head: 'helena-costa',
  technologies: [],
  picks: ['polidigital', 'lempire', 'sostena'],
  proof: { study: 'polidigital', screen: 'read', section: 'bill' },
  why: ['practice', 'evidence', 'candor', 'priorities'],
  sections: [
    {
      kind: 'report',
      id: 'report',
      findings: [
        { id: 'prices', risk: 'high', effort: 'medium' },
        { id: 'query', risk: 'high', effort: 'low' },
        { id: 'release', risk: 'medium', effort: 'medium' },
      ],
    },
    { kind: 'work', id: 'approach' },
  ],
};
