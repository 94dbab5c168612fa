export { PackDialog, type PackDialogProps } from './PackDialog.tsx';
