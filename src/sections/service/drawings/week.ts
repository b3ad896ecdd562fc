export { default as build } from './week/build.svg';
export { default as choose } from './week/choose.svg';
export { default as clarify } from './week/clarify.svg';
export { default as show } from './week/show.svg';
