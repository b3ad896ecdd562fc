export { default as accounts } from './app/accounts.svg';
export { default as beta } from './app/beta.svg';
export { default as firstBuild } from './app/firstBuild.svg';
export { default as review } from './app/review.svg';
export { default as updates } from './app/updates.svg';
