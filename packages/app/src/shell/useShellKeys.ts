import { useEffect } from 'react';
import type { ShellPanel } from './shellPanel.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/** Ctrl or Cmd+K anywhere, and `?` where nobody is writing. */
export function useShellKeys(onPanelRequested: (panel: ShellPanel) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey) return;
      const isPalette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isSheet = event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if (!isPalette && !isSheet) return;
      event.preventDefault();
      onPanelRequested(isPalette ? 'palette' : 'shortcuts');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onPanelRequested]);
}
