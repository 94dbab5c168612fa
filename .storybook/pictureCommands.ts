import type { BrowserCommand } from 'vitest/node';
import '@vitest/browser-playwright';
import { pictureOf, wasAtRest } from '../tools/pictures/differences.ts';

type ForcedColors = 'active' | 'none';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Has the browser draw as a system with forced colours asks, without loading the page anew. */
    forcedColors(asked: ForcedColors): Promise<void>;
    /** A picture that was at rest a look later leaves no difference behind, and is told. */
    wasAtRest(set: string, storyId: string, look: number): Promise<void>;
  }
}

const forcedColors: BrowserCommand<[asked: ForcedColors]> = ({ page }, asked) =>
  page.emulateMedia({ forcedColors: asked });

const toldAtRest: BrowserCommand<[set: string, storyId: string, look: number]> = (
  _context,
  set,
  storyId,
  look,
) => wasAtRest(set, pictureOf(storyId), look);

/** What photographing asks of the side that runs the browser. */
export const pictureCommands = { forcedColors, wasAtRest: toldAtRest };
