import type { Service } from '../service';

export const service: Service = {
  head: 'sofia-marin',
  technologies: [],
  picks: ['zcloud', 'aklivity', 'eatfresh'],
  proof: { study: 'aklivity', screen: 'guide', speaker: 'Miriam Castellan' },
  why: ['insight', 'editing', 'prerendered', 'found'],
  sections: [{ kind: 'work', id: 'approach' }],
};
