import type { ReactElement, ReactNode, Ref } from 'react';
import { Label, TagGroup as RacTagGroup, TagList } from 'react-aria-components';
import type { TagGroupProps as RacTagGroupProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsUnique } from '../../dev/needsUnique.ts';
import { needsLabel } from '../../dev/needsLabel.ts';
import { listWords } from '../../labels/english/listWords.ts';
import { LabelsProvider, useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { keysOf } from '../Collection/collectionProps.ts';
import { field, label as labelClass } from '../Field/Field.css.ts';
import { FieldDescription } from '../Field/FieldDescription.tsx';
import { list, nothing } from './TagGroup.css.ts';
import type { TagProps } from './Tag.tsx';
import { TagSizeContext } from './TagSizeContext.ts';
import type { TagSize } from './tagValues.ts';

export interface TagGroupProps extends Omit<
  RacTagGroupProps,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'slot'
  | 'aria-label'
  | 'onRemove'
  | 'onSelectionChange'
  | 'selectedKeys'
  | 'defaultSelectedKeys'
  | 'disabledKeys'
> {
  label: string;
  /** One line of help under them. */
  description?: ReactNode;
  /** Leaves the label to screen readers, where the place says it to the eye. */
  isLabelHidden?: boolean | undefined;
  /** Its Tags. */
  children?: ReactElement<TagProps> | readonly ReactElement<TagProps>[] | undefined;
  /** @default 'md' */
  size?: TagSize | undefined;
  selectedIds?: Iterable<string> | undefined;
  defaultSelectedIds?: Iterable<string> | undefined;
  disabledIds?: Iterable<string> | undefined;
  onSelectionChange?: ((selection: { ids: ReadonlySet<string> }) => void) | undefined;
  /** Gives each tag a cross, and takes Delete and Backspace. */
  onTagsRemoved?: ((removed: { ids: ReadonlySet<string> }) => void) | undefined;
  /** What stands there while there are none. */
  emptyState?: ReactNode;
  labels?: Partial<Pick<Labels, 'nothingHere' | 'remove'>> | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const idsOfTags = (tags: TagGroupProps['children']) =>
  [tags ?? []].flat().map(({ props: { id } }) => ({ id }));

/** Words that mark a thing, to filter by or to take away. A single word that only marks is a Badge. */
export function TagGroup({
  label,
  isLabelHidden = false,
  children,
  size = 'md',
  selectedIds,
  defaultSelectedIds,
  disabledIds,
  onSelectionChange,
  onTagsRemoved,
  emptyState,
  description,
  labels,
  className,
  ref,
  ...rest
}: TagGroupProps) {
  if (process.env.NODE_ENV !== 'production') {
    needsLabel('TagGroup', label);
    needsUnique('TagGroup', 'tags', 'id', idsOfTags(children));
  }
  const words = useWords(listWords, labels);
  return (
    <RacTagGroup
      data-component="TagGroup"
      {...rest}
      {...keysOf(idsOfTags(children), { selectedIds, defaultSelectedIds, disabledIds, onSelectionChange })}
      onRemove={onTagsRemoved && ((keys) => onTagsRemoved({ ids: new Set([...keys].map(String)) }))}
      aria-label={isLabelHidden ? label : undefined}
      ref={ref}
      className={joinClasses(field, className)}
    >
      {!isLabelHidden && <Label className={labelClass}>{label}</Label>}
      <TagSizeContext value={size}>
        <TagList
          data-part="list"
          renderEmptyState={() => emptyState ?? <span className={nothing}>{words.nothingHere}</span>}
          className={list}
        >
          {/* Its tags say the same words. */}
          <LabelsProvider labels={words}>{children}</LabelsProvider>
        </TagList>
      </TagSizeContext>
      <FieldDescription>{description}</FieldDescription>
    </RacTagGroup>
  );
}
