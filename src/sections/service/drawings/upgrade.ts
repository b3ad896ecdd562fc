export { default as fibers } from './upgrade/fibers.svg';
export { default as migration } from './upgrade/migration.svg';
export { default as risks } from './upgrade/risks.svg';
export { default as transition } from './upgrade/transition.svg';
