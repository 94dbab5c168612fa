import { Heading, LinkButton, Stack, Text } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { shellLabels } from '../../labels/shellLabels.ts';
import { page } from './NotFound.css.ts';

export interface NotFoundProps {
  homeHref: string;
  labels?: Partial<Pick<KitLabels['shell'], 'notFound'>> | undefined;
}

/** Where no page is (A25). */
export function NotFound({ homeHref, labels }: NotFoundProps) {
  const { code, title, home } = useKitLabels('shell', shellLabels, labels).notFound;
  return (
    <Stack gap={16} align="start" className={page} data-component="NotFound">
      <Text size="sm" tone="tertiary" isMono>
        {code}
      </Text>
      <Heading level={1}>{title}</Heading>
      <LinkButton href={homeHref}>{home}</LinkButton>
    </Stack>
  );
}
