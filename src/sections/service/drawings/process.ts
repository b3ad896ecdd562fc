export { default as build } from './process/build.svg';
export { default as frame } from './process/frame.svg';
export { default as listen } from './process/listen.svg';
export { default as prototype } from './process/prototype.svg';
export { default as sketch } from './process/sketch.svg';
export { default as test } from './process/test.svg';
