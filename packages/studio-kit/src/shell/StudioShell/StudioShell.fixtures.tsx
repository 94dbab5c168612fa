import { routes } from '@kinora/contract';
import { personFixture } from '@kinora/contract/testing';
import { Heading, Stack, Text } from '@kinora/design-system';
import { useState } from 'react';
import { PromoBanner } from '../PromoBanner/index.ts';
import { Sidebar, studioGroups } from '../Sidebar/index.ts';
import { TopBar, type TopBarProps } from '../TopBar/index.ts';
import { StudioShell } from './StudioShell.tsx';

export interface ExampleShellProps extends Pick<TopBarProps, 'onSignInRequested' | 'onSignOutRequested'> {
  startsCollapsed?: boolean;
  startsWithBanner?: boolean;
  status?: 'loading' | 'visitor' | 'member';
}

const nothing = () => {};

/** The whole frame with a short page in it. */
export function ExampleShell({
  startsCollapsed = false,
  startsWithBanner = true,
  status = 'member',
  ...events
}: ExampleShellProps) {
  const [isCollapsed, setIsCollapsed] = useState(startsCollapsed);
  const [isBannerShown, setIsBannerShown] = useState(startsWithBanner);
  return (
    <StudioShell
      sidebar={
        <Sidebar
          groups={studioGroups}
          currentHref={routes.history.path}
          isCollapsed={isCollapsed}
          onCollapsedChange={(event) => setIsCollapsed(event.isCollapsed)}
        />
      }
      banner={
        isBannerShown && (
          <PromoBanner currentHref={routes.history.path} onDismissed={() => setIsBannerShown(false)} />
        )
      }
      topBar={
        <TopBar
          status={status}
          user={personFixture()}
          credits={1284}
          chatHref="https://chat.example.com"
          onNavigationRequested={nothing}
          onUpgradeRequested={nothing}
          onCreditsRequested={nothing}
          {...events}
        />
      }
    >
      <div style={{ padding: 24 }}>
        <Stack gap={8}>
          <Heading level={1}>{routes.history.title}</Heading>
          <Text tone="secondary">The screen stands here.</Text>
        </Stack>
      </div>
    </StudioShell>
  );
}
