export { Avatar } from './Avatar.tsx';
export type { AvatarProps } from './Avatar.tsx';
export { avatarShapes, avatarSizes } from './avatarValues.ts';
export type { AvatarShape, AvatarSize } from './avatarValues.ts';
