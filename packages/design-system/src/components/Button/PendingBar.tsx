import { ProgressBar } from 'react-aria-components';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import { pendingBar } from './PendingBar.css.ts';

/** React Aria finds it inside a pending button and adds its name to the button's. */
export function PendingBar() {
  const { pending } = useWords(generalWords);
  return <ProgressBar data-part="pending" aria-label={pending} isIndeterminate className={pendingBar} />;
}
