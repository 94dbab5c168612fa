import { useEffect } from 'react';

export interface ShellKeys {
  onPaletteRequested: () => void;
  onShortcutsRequested: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/** Ctrl or Cmd+K anywhere, and `?` where nobody is writing. */
export function useShellKeys({ onPaletteRequested, onShortcutsRequested }: ShellKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey) return;
      const isPalette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isSheet = event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if (!isPalette && !isSheet) return;
      event.preventDefault();
      if (isPalette) onPaletteRequested();
      else onShortcutsRequested();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onPaletteRequested, onShortcutsRequested]);
}
