import type { Service } from '../service';

export const service: Service = {
  head: 'tomas-brandt',
  technologies: ['react', 'typescript', 'nodedotjs', 'nextdotjs', 'graphql', 'postgresql', 'mongodb', 'meteor'],
  picks: ['lempire', 'favro', 'sostena'],
  proof: 'lempire',
  why: ['oneLanguage', 'liveData', 'plainArchitecture', 'handover'],
  sections: [{ kind: 'steps', id: 'approach', pictures: 'week', items: ['choose', 'clarify', 'show', 'build'] }],
};
