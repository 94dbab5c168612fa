import { ProgressBar } from 'react-aria-components';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { pendingBar } from './PendingBar.css.ts';

/** React Aria finds it inside a pending button and adds its name to the button's. */
export function PendingBar() {
  const { pending } = useLabels();
  return <ProgressBar data-part="pending" aria-label={pending} isIndeterminate className={pendingBar} />;
}
