export const buttonTones = ['neutral', 'accent', 'danger'] as const;
export type ButtonTone = (typeof buttonTones)[number];

export const buttonVariants = ['solid', 'outline', 'soft', 'ghost'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** How a button looks, whatever it does: shared by Button, LinkButton, IconButton and FileButton. */
export interface ButtonLook {
  /** Accent is the one thing a view is for: at most one solid accent in it. @default 'neutral' */
  tone?: ButtonTone | undefined;
  /** @default 'outline' */
  variant?: ButtonVariant | undefined;
  /** @default 'md' */
  size?: ButtonSize | undefined;
}
