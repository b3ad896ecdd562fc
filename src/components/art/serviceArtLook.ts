import { serviceArtTones, type ServiceToneName } from './serviceArtTones';

function look(name: ServiceToneName) {
  const { background, ink, second } = serviceArtTones[name];
  return {
    color: `var(${ink})`,
    '--icon-2': `var(${second})`,
    '--icon-2-opacity': 1,
    '& > rect': { fill: `var(${background})` },
  };
}

/** The styles of blocks in each tone, for the drawing that they are in. */
export const serviceArtLook = {
  '& .soft': look('soft'),
  '& .deep': look('deep'),
  '& .strong': look('strong'),
  '& .accent': look('accent'),
  '& .line': look('line'),
} as const;
