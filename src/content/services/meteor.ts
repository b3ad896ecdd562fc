import { ofPart } from '../parts';
import type { Service } from '../service';

export const service: Service = {
  head: 'daniel-reyes',
  technologies: ['meteor', 'nodedotjs', 'mongodb', 'react', 'svelte', 'typescript', 'redis', 'apollographql'],
  picks: ['sostena', 'lempire', 'pathable'],
  proof: 'sostena',
  why: [],
  sections: [
    {
      kind: 'steps',
      id: 'upgrade',
      pictures: 'upgrade',
      items: ['risks', 'migration', 'transition', 'fibers'],
      intro: true,
      codes: { risks: 'Items.findOne(id)', fibers: 'await Items.findOneAsync(id)' },
    },
    {
      kind: 'steps',
      id: 'blurbs',
      pictures: 'help',
      items: ['scale', 'performance', 'cost', 'specialists'],
      unordered: true,
    },
    { kind: 'team', id: 'team', contributions: ['ceo', 'meteor'] },
    {
      kind: 'quote',
      id: 'teaser',
      origin: 'sample',
      name: 'Elias Sorensen',
      portrait: 'elias-sorensen',
      position: 'service.meteor.teaser.position',
    },
    { kind: 'points', id: 'reasons', items: ['projects', 'years', 'framework', ...ofPart('product', 'hosting')] },
  ],
};
