import type { Service } from '../service';

export const service: Service = {
  head: 'jonas-weber',
  technologies: [],
  picks: ['sostena', 'polidigital', 'bemarke'],
  proof: { study: 'sostena', screen: 'board' },
  why: ['realUsers', 'wholeStack', 'proof', 'repair'],
  sections: [{ kind: 'work', id: 'approach' }],
};
