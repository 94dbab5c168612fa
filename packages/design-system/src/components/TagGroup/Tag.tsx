import { use } from 'react';
import type { Ref } from 'react';
import { Tag as RacTag } from 'react-aria-components';
import type { TagProps as RacTagProps } from 'react-aria-components';
import { NativeButton } from '../Button/NativeButton.tsx';
import { joinClasses } from '../../css/joinClasses.ts';
import { Check, X } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Glyph } from '../../icons/Icon.tsx';
import { listWords } from '../../labels/english/listWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import { iconBox, remove as removeClass, tag, words } from './TagGroup.css.ts';
import { TagSizeContext } from './TagSizeContext.ts';

export interface TagProps extends Omit<
  RacTagProps,
  'id' | 'children' | 'className' | 'style' | 'render' | 'textValue'
> {
  id: string;
  /** Its words: what it shows and what a screen reader says. */
  label: string;
  icon?: Glyph | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One of the tags of a TagGroup. */
export function Tag({ label, icon, className, ref, ...rest }: TagProps) {
  const size = use(TagSizeContext);
  const { remove } = useWords(listWords);
  return (
    <RacTag
      data-component="Tag"
      {...rest}
      ref={ref}
      textValue={label}
      className={joinClasses(tag({ size }), className)}
    >
      {({ allowsRemoving, isSelected }) => (
        <>
          {(icon || isSelected) && (
            <span className={iconBox}>
              <Icon glyph={isSelected ? Check : (icon ?? Check)} size={16} />
            </span>
          )}
          <span className={words}>{label}</span>
          {allowsRemoving && (
            <NativeButton slot="remove" aria-label={remove} data-part="remove" className={removeClass}>
              <Icon glyph={X} size={16} />
            </NativeButton>
          )}
        </>
      )}
    </RacTag>
  );
}
