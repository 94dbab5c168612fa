export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];

export const headingSizes = ['sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const;
export type HeadingSize = (typeof headingSizes)[number];

export const sizeOfLevel: Record<HeadingLevel, HeadingSize> = {
  1: '2xl',
  2: 'xl',
  3: 'lg',
  4: 'md',
  5: 'sm',
  6: 'sm',
};
