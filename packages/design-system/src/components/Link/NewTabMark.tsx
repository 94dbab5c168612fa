import { ArrowUpRight } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';

interface NewTabMarkProps {
  target: string | undefined;
  labels?: Partial<Pick<Labels, 'opensInNewTab'>> | undefined;
  className?: string | undefined;
}

/** Draws and says that a link opens another tab; nothing where it stays in this one. */
export function NewTabMark({ target, labels, className }: NewTabMarkProps) {
  const { opensInNewTab } = useWords(generalWords, labels);
  if (target !== '_blank') return null;
  return (
    <span data-part="new-tab" className={className}>
      <Icon glyph={ArrowUpRight} size={16} />
      <VisuallyHidden> ({opensInNewTab})</VisuallyHidden>
    </span>
  );
}
