export { default as change } from './waiting/change.svg';
export { default as guard } from './waiting/guard.svg';
export { default as measure } from './waiting/measure.svg';
export { default as question } from './waiting/question.svg';
export { default as reproduce } from './waiting/reproduce.svg';
