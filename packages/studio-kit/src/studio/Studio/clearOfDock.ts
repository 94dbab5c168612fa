/** What is docked at the foot is as high as what it says: whatever gets the focus is scrolled clear of it. */
export function clearOfDock(dock: HTMLElement | null) {
  // Beside settings the words and the button are docked each by itself, in one line.
  const foot = dock!.lastElementChild as HTMLElement;
  const resized = new ResizeObserver(() =>
    dock!.parentElement!.style.setProperty('--kit-docked', `${dock!.offsetHeight || foot.offsetHeight}px`),
  );
  resized.observe(dock!);
  resized.observe(foot);
  return () => resized.disconnect();
}
