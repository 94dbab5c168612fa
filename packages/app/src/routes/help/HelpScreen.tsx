import { helpWords } from '@kinora/contract';
import { Heading, Stack } from '@kinora/design-system';
import { HelpCategories } from '@kinora/studio-kit';
import { useState } from 'react';
import { useConfig } from '../../ConfigProvider.tsx';
import { pageWidth } from '../../shell/shell.css.ts';

/** What people ask (A199 to A203). */
export function Component() {
  const { chatUrl } = useConfig();
  const [query, setQuery] = useState('');
  return (
    <Stack gap={24} className={pageWidth}>
      <Heading level={1} tabIndex={-1}>
        {helpWords.title}
      </Heading>
      <HelpCategories
        query={query}
        onQueryChanged={(event) => setQuery(event.query)}
        communityHref={chatUrl}
      />
    </Stack>
  );
}
