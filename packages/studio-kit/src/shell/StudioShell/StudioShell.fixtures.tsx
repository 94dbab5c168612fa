import { Button } from '@kinora/design-system';
import { Film, History, House, Wand } from '@kinora/design-system/icons';
import { useState } from 'react';
import { Sidebar, type SidebarGroup } from '../Sidebar/index.ts';
import { TopBar } from '../TopBar/index.ts';
import { StudioShell } from './StudioShell.tsx';

export const navigation: readonly SidebarGroup[] = [
  { items: [{ href: '/', label: 'Home', icon: House }] },
  { label: 'My stuff', items: [{ href: '/creation-history', label: 'Creation history', icon: History }] },
  {
    label: 'Video Generators',
    items: [
      { href: '/wan-i2v', label: 'WAN image to video', icon: Film, opensWindow: true },
      { href: '/kling-ai', label: 'Premium studio', icon: Wand, opensWindow: true },
    ],
  },
];

export const member = { id: '1', email: 'mara@example.com', user_metadata: { full_name: 'Mara Lind' } };

export interface ExampleShellProps {
  startsCollapsed?: boolean;
  status?: 'loading' | 'visitor' | 'member';
  onSignInRequested: () => void;
  onSignOutRequested: () => void;
}

/** The whole frame with an empty page in it. */
export function ExampleShell({ startsCollapsed = false, status = 'member', ...events }: ExampleShellProps) {
  const [isCollapsed, setIsCollapsed] = useState(startsCollapsed);
  return (
    <StudioShell
      sidebar={
        <Sidebar
          groups={navigation}
          currentHref="/creation-history"
          isCollapsed={isCollapsed}
          onCollapsedChange={(event) => setIsCollapsed(event.isCollapsed)}
        />
      }
      topBar={
        <TopBar status={status} user={member} {...events}>
          <Button variant="ghost">Create</Button>
        </TopBar>
      }
    >
      <h1 style={{ padding: 24, margin: 0 }}>Creation history</h1>
    </StudioShell>
  );
}
