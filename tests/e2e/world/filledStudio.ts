import type { Page } from '@playwright/test';
import { Shell } from '../pages/Shell.ts';
import { WanStudio } from '../pages/WanStudio.ts';
import type { SignedIn } from './people.ts';
import { enterAs } from './screens.ts';

/** A member at a studio that holds a picture and words: all that is left is to press Generate. */
export async function filledStudio(
  page: Page,
  member: SignedIn,
): Promise<{ shell: Shell; studio: WanStudio }> {
  await enterAs(page, member);
  const studio = new WanStudio(page);
  await studio.open();
  await studio.choosePicture();
  await studio.prompt.fill('Waves roll in');
  return { shell: new Shell(page), studio };
}
