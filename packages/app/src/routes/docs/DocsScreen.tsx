import { docsTabs, routes } from '@kinora/contract';
import { Heading, Inline, LinkButton, Stack } from '@kinora/design-system';
import { Play } from '@kinora/design-system/icons';
import { DocsTabs } from '@kinora/studio-kit';
import { useState } from 'react';
import { useSearchParams } from '../../router/useSearchParams.ts';
import { pageWidth } from '../../shell/shell.css.ts';

const [first] = docsTabs;

/** Guides, the API and the kit; the same page under both of its names (D1). */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const [query, setQuery] = useState('');
  const wanted = address.get('tab');
  const selected = docsTabs.find(({ id }) => id === wanted) ?? first!;
  return (
    <Stack gap={24} className={pageWidth}>
      <Inline justify="between" gap={16}>
        <Heading level={1} tabIndex={-1}>
          {routes.docs.title}
        </Heading>
        <LinkButton icon={Play} href={routes.tutorials.path}>
          {routes.tutorials.title}
        </LinkButton>
      </Inline>
      <DocsTabs
        selectedId={selected.id}
        onTabChanged={({ id }) => setAddress({ tab: id }, { replace: true, keepsScroll: true })}
        query={query}
        onQueryChanged={(event) => setQuery(event.query)}
      />
    </Stack>
  );
}
