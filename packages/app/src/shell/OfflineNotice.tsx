import { generalWords } from '@kinora/contract';
import { Notice } from '@kinora/design-system';
import { overPage } from './shell.css.ts';
import { useIsOffline } from './useIsOffline.ts';

/** One calm word over the page while there is no network; what failed is asked for again when it is back. */
export function OfflineNotice() {
  const { title, description } = generalWords.offlineNow;
  return (
    useIsOffline() && (
      <Notice tone="warning" title={title} className={overPage}>
        {description}
      </Notice>
    )
  );
}
