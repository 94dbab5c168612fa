import { Avatar as RadixAvatar } from 'radix-ui';
import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { User } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useLocale } from '../../labels/LocaleProvider.tsx';
import { avatar, picture } from './Avatar.css.ts';
import type { AvatarShape, AvatarSize } from './avatarValues.ts';
import { initialsOf } from './initialsOf.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'style' | 'children' | 'role'> {
  /** Whose it is: gives the initials, and what a screen reader says. */
  name: string;
  /** Their picture. While it loads, and where it is broken, the initials stand in. */
  src?: string | undefined;
  /** @default 'md' */
  size?: AvatarSize | undefined;
  /** People are round; a character, who is a picture, is a frame. @default 'circle' */
  shape?: AvatarShape | undefined;
  /** Says nothing, where the name stands beside it. */
  isDecorative?: boolean | undefined;
}

/** A person or a character, by their picture or their initials. */
export function Avatar({ name, src, size, shape, isDecorative, className, ...rest }: AvatarProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Avatar', avatar, { size, shape });
  const { locale } = useLocale();
  return (
    <RadixAvatar.Root
      data-component="Avatar"
      {...rest}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={joinClasses(avatar({ size, shape }), className)}
    >
      {src && <RadixAvatar.Image src={src} alt="" data-part="picture" className={picture} />}
      <RadixAvatar.Fallback data-part="initials">
        {initialsOf(name, locale) || <Icon glyph={User} size={size === 'lg' ? 20 : 16} />}
      </RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}
