import type { Service } from '../service';

export const service: Service = {
  head: 'jonas-weber',
  technologies: [],
  picks: ['sostena', 'polidigital', 'bemarke'],
  proof: 'sostena',
  why: ['realUsers', 'wholeStack', 'proof', 'repair'],
  sections: [
    {
      kind: 'steps',
      id: 'approach',
      pictures: 'waiting',
      items: ['question', 'measure', 'reproduce', 'change', 'guard'],
    },
  ],
};
