import { Badge } from '../Badge/Badge.tsx';
import { preview } from './DropIndicator.css.ts';

/** One thing in the forms that targets understand, by their type. */
type DragItem = Readonly<Record<string, string>>;

/** What hangs on the pointer: the words of the first thing taken, and how many there are. */
export function DragPreview({ items }: { items: readonly DragItem[] }) {
  return (
    <div data-part="dragPreview" className={preview}>
      {/* A plain text is what any target understands, also another program's. */}
      {items[0]?.['text/plain'] ?? ''}
      {items.length > 1 && (
        <Badge size="sm" variant="solid">
          {items.length}
        </Badge>
      )}
    </div>
  );
}
