import type { Service } from '../service';

export const service: Service = {
  head: 'aisha-bello',
  technologies: ['swift', 'kotlin', 'flutter', 'react', 'expo', 'typescript', 'graphql', 'apollographql'],
  picks: ['petparker', 'bemarke', 'sneakpeek'],
  proof: 'petparker',
  why: ['toolkit', 'offline', 'permissions', 'oldVersions'],
  sections: [
    { kind: 'steps', id: 'approach', pictures: 'app', items: ['firstBuild', 'accounts', 'beta', 'review', 'updates'] },
  ],
};
