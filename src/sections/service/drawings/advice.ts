export { default as companion } from './advice/companion.svg';
export { default as decision } from './advice/decision.svg';
export { default as review } from './advice/review.svg';
