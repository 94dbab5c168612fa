export { Dialog } from './Dialog.tsx';
export type { DialogProps } from './Dialog.tsx';
export { dialogSizes } from './dialogValues.ts';
export type { DialogSize } from './dialogValues.ts';
