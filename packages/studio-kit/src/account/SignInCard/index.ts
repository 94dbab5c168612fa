export type { AccountTab, Place } from './accountForm.ts';
export { SignInCard, type SignInCardProps } from './SignInCard.tsx';
