import type { Service } from '../service';

export const service: Service = {
  head: 'aisha-bello',
  technologies: ['swift', 'kotlin', 'flutter', 'react', 'expo', 'typescript', 'graphql', 'apollographql'],
  picks: ['petparker', 'bemarke', 'sneakpeek'],
  proof: { study: 'petparker', screen: 'door', isDark: true },
  why: ['toolkit', 'offline', 'permissions', 'oldVersions'],
  sections: [{ kind: 'work', id: 'approach' }],
};
