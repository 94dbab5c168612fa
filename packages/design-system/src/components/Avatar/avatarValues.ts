export const avatarSizes = ['sm', 'md', 'lg'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

export const avatarShapes = ['circle', 'frame'] as const;
export type AvatarShape = (typeof avatarShapes)[number];
