export { default as cost } from './help/cost.svg';
export { default as performance } from './help/performance.svg';
export { default as scale } from './help/scale.svg';
export { default as specialists } from './help/specialists.svg';
