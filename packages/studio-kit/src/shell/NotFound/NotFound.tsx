import { generalWords } from '@kinora/contract';
import { Heading, LinkButton, Stack, Text } from '@kinora/design-system';
import { page } from './NotFound.css.ts';

export interface NotFoundProps {
  homeHref: string;
}

/** Where no page is (A25). */
export function NotFound({ homeHref }: NotFoundProps) {
  const { code, title, home } = generalWords.notFound;
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
