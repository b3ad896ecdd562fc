import { type Service, speaker } from '../service';

export const service: Service = {
  head: 'priya-nair',
  technologies: ['python', 'anthropic', 'langchain', 'typescript', 'nodedotjs', 'postgresql', 'mongodb', 'docker'],
  picks: ['sekr', 'polidigital', 'zcloud'],
  proof: { study: 'sekr', screen: 'route' },
  why: ['privacy', 'people', 'models'],
  sections: [
    {
      kind: 'evaluation',
      id: 'evaluation',
      checks: [
        { id: 'deadline', isMet: true },
        { id: 'cost', isMet: true },
        { id: 'opened', isMet: false },
      ],
    },
    { kind: 'work', id: 'offerings' },
    { kind: 'points', id: 'expectations', items: ['resultFocused', 'challengeStatusQuo', 'nerds', 'businessNerds'] },
    { kind: 'quote', id: 'quote', origin: 'sample', ...speaker('marta-oliveira') },
  ],
};
