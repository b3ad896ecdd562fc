import { serviceArtTones, type ServiceToneName } from './serviceArtTones';

function look(name: ServiceToneName) {
  const { background, ink, second, over } = serviceArtTones[name];
  return {
    color: `var(${ink})`,
    '--icon-2': `var(${second})`,
    '--icon-2-opacity': 1,
    '--icon-3': `var(${over})`,
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
