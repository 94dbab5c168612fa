export { AlertDialog, alertDialogTones } from './AlertDialog.tsx';
export type { AlertDialogProps, AlertDialogTone } from './AlertDialog.tsx';
