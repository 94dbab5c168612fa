export { Button } from './Button.tsx';
export type { ButtonProps } from './Button.tsx';
export { buttonSizes, buttonTones, buttonVariants } from './buttonValues.ts';
export type { ButtonLook, ButtonSize, ButtonTone, ButtonVariant } from './buttonValues.ts';
