export { default as draft } from './site/draft.svg';
export { default as message } from './site/message.svg';
export { default as move } from './site/move.svg';
