import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { moreLine } from './Lines.css.ts';

/** Stands at the end of a list while more of it comes. */
export function MoreLine({ labels }: { labels?: Partial<Pick<Labels, 'loading'>> | undefined }) {
  const { loading } = useWords(generalWords, labels);
  return (
    <span role="status" data-part="loading" className={moreLine}>
      {loading}
    </span>
  );
}
