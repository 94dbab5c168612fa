// Test files share one page, for its code weighs more than they do: each story leaves it as it found it.
const anyKey = { key: 'F15', bubbles: true };

/** What outlives a story without being of the next one. */
export function leaveAsFound(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // How the page was last used decides whether a focus shows its ring; a page that was never used shows it.
  document.body.dispatchEvent(new KeyboardEvent('keydown', anyKey));
  document.body.dispatchEvent(new KeyboardEvent('keyup', anyKey));
  // React Aria's announcements stay for seconds, and no story takes them away.
  for (const log of document.querySelectorAll('[data-live-announcer] > [role="log"]')) log.replaceChildren();
  // Whoever looks for what is wrong for some eyes says with each story that it draws for none in particular.
  document.body.style.removeProperty('filter');
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
}
