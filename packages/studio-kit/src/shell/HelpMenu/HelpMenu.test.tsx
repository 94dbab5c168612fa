// @vitest-environment happy-dom
import { routes } from '@kinora/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuickLinks } from '../../learn/QuickLinks/QuickLinks.tsx';
import { HelpMenu } from './HelpMenu.tsx';

afterEach(cleanup);

const drawnAt = (link: HTMLElement) => link.querySelector('svg')!.innerHTML;

it.each([
  ['Help Center', 'Pro Tips', routes.help.path],
  ['Documentation', 'Documentation', routes.docs.path],
])('%s has the drawing that stands for it among the quick links (A348)', async (name, quick, path) => {
  const { container } = render(<QuickLinks />);
  const elsewhere = container.querySelector<HTMLElement>(`a[href="${path}"]`)!.closest('article, li, div')!;
  expect(elsewhere.textContent).toContain(quick);
  const drawn = drawnAt(elsewhere as HTMLElement);
  cleanup();
  render(<HelpMenu startsOpen />);
  expect(drawnAt(await screen.findByRole('menuitem', { name }))).toBe(drawn);
});
