export { default as dashboard } from './release/dashboard.svg';
export { default as environments } from './release/environments.svg';
export { default as pipeline } from './release/pipeline.svg';
export { default as restore } from './release/restore.svg';
