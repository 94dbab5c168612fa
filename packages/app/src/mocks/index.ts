export { createHandlers } from './createHandlers.ts';
