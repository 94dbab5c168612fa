import { routes, tutorialsWith, type TutorialSearch } from '@kinora/contract';
import { Heading, Stack } from '@kinora/design-system';
import { QuickLinks, TutorialLibrary } from '@kinora/studio-kit';
import { useMemo, useState } from 'react';
import { useConfig } from '../../ConfigProvider.tsx';
import { pictures } from '../../pictures/pictures.ts';
import { pageWidth } from '../../shell/shell.css.ts';

const everything: TutorialSearch = { words: '', category: 'all', tab: 'featured' };

/** Films that show how (A343 to A351). */
export function Component() {
  const { tutorialUrls } = useConfig();
  const tutorials = useMemo(() => tutorialsWith(tutorialUrls), [tutorialUrls]);
  const [search, setSearch] = useState(everything);
  return (
    <Stack gap={32} className={pageWidth}>
      <Heading level={1} tabIndex={-1}>
        {routes.tutorials.title}
      </Heading>
      <TutorialLibrary
        tutorials={tutorials}
        pictures={pictures}
        search={search}
        onSearchChanged={(event) => setSearch(event.search)}
      />
      <QuickLinks />
    </Stack>
  );
}
