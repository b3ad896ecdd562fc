import { ofPart } from '../parts';
import type { Service } from '../service';

export const service: Service = {
  head: 'daniel-reyes',
  technologies: ['meteor', 'nodedotjs', 'mongodb', 'react', 'svelte', 'typescript', 'redis', 'apollographql'],
  picks: ['sostena', 'lempire', 'pathable'],
  proof: { study: 'meteor', screen: 'calls' },
  why: [],
  sections: [
    { kind: 'work', id: 'upgrade', hasIntro: true },
    { kind: 'work', id: 'blurbs' },
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
