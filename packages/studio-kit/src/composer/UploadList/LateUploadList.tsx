import { Skeleton, useFetchedWhen } from '@kinora/design-system';
import { zone } from './UploadList.css.ts';
import type { UploadListProps } from './UploadList.tsx';

// Most tools take one file.
const fetchList = () => import('./UploadList.tsx');

/** Several files, whose list comes when it is first drawn. */
export function LateUploadList(props: UploadListProps) {
  const late = useFetchedWhen(true, fetchList);
  return late ? <late.UploadList {...props} /> : <Skeleton data-awaited className={zone} />;
}
