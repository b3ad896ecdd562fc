export { test } from './test';
export { use } from './use';
