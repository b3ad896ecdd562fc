import { ofPart } from '../parts';
import type { Service } from '../service';

export const service: Service = {
  head: 'lucas-ferreira',
  technologies: ['docker', 'kubernetes', 'terraform', 'googlecloud', 'nodedotjs', 'postgresql', 'mongodb', 'redis'],
  picks: ['polidigital', 'bemarke', 'sneakpeek'],
  proof: { study: 'polidigital', screen: 'bill' },
  why: ['cost', ...ofPart('product', 'operators'), 'ownership', 'alerts'],
  sections: [{ kind: 'work', id: 'approach' }],
};
