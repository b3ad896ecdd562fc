import type { Service } from '../service';

export const service: Service = {
  head: 'sofia-marin',
  technologies: [],
  picks: ['zcloud', 'aklivity', 'eatfresh'],
  proof: 'aklivity',
  why: ['insight', 'editing', 'prerendered', 'found'],
  sections: [{ kind: 'steps', id: 'approach', pictures: 'site', items: ['message', 'draft', 'move'] }],
};
