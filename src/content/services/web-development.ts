import type { Service } from '../service';

export const service: Service = {
  head: 'tomas-brandt',
  technologies: ['react', 'typescript', 'nodedotjs', 'nextdotjs', 'graphql', 'postgresql', 'mongodb', 'meteor'],
  picks: ['lempire', 'favro', 'sostena'],
  proof: { study: 'lempire', screen: 'extension', section: 'extension' },
  why: ['oneLanguage', 'liveData', 'plainArchitecture', 'handover'],
  sections: [{ kind: 'work', id: 'approach' }],
};
