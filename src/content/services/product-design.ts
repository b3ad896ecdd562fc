import { company } from '../company';
import type { Service } from '../service';

export const service: Service = {
  head: 'ines-carvalho',
  technologies: [],
  picks: ['zcloud', 'pathable', 'sostena'],
  proof: { study: 'pathable', screen: 'moving', section: 'schedule', speaker: 'Renata Voss' },
  why: ['states', 'engineers', 'access', 'library'],
  sections: [
    {
      kind: 'process',
      id: 'process',
      items: ['listen', 'frame', 'sketch', 'prototype', 'test', 'build'],
      loops: [
        { id: 'details', from: 'test', to: 'prototype' },
        { id: 'idea', from: 'test', to: 'sketch' },
        { id: 'use', from: 'build', to: 'listen' },
      ],
    },
    {
      kind: 'featureWork',
      id: 'featureWork',
      items: [
        { id: 'pathable', company: 'Pathable', video: 'feature-pathable' },
        { id: 'zcloud', company: company.name, video: 'feature-zcloud' },
        { id: 'sostena', company: 'Sostena', video: 'feature-sostena' },
      ],
    },
  ],
};
