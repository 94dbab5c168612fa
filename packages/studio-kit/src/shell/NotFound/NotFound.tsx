import { EmptyState, LinkButton } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { shellLabels } from '../../labels/shellLabels.ts';
import { page } from './NotFound.css.ts';

export interface NotFoundProps {
  homeHref: string;
  labels?: Partial<Pick<KitLabels['shell'], 'notFound'>> | undefined;
}

/** Where no page is: a frame of that number, with nothing on it (A25). */
export function NotFound({ homeHref, labels }: NotFoundProps) {
  const { code, title, home } = useKitLabels('shell', shellLabels, labels).notFound;
  return (
    <EmptyState
      className={page}
      data-component="NotFound"
      title={title}
      headingLevel={1}
      frame={code}
      actions={<LinkButton href={homeHref}>{home}</LinkButton>}
    />
  );
}
