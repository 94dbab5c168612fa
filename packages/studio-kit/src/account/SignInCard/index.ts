export type { AccountTab, Place } from './accountForm.ts';
export type { Confirmation } from './ConfirmationNotice.tsx';
export { SignInCard, type SignInCardProps } from './SignInCard.tsx';
