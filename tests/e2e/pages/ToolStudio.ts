import { placeOf, type AnyTool } from '@kinora/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { savedFile } from '../world/files.ts';

/** The studio of any tool, worked as its definition says and by nothing else. */
export class ToolStudio {
  readonly page: Page;
  readonly tool: AnyTool;

  constructor(page: Page, tool: AnyTool) {
    this.page = page;
    this.tool = tool;
  }

  async open() {
    const { studio, mode } = placeOf(this.tool)!;
    await this.page.goto(studio.modes.length > 1 ? `${studio.path}?mode=${mode.id}` : studio.path);
    await expect(this.root).toBeVisible();
  }

  get root(): Locator {
    return this.page.locator(`[data-component="Studio"][data-tool="${this.tool.id}"]`);
  }

  /** Where that input is asked for. */
  place(name: string): Locator {
    return this.root.locator(`[data-input="${name}"]`);
  }

  get generate(): Locator {
    return this.root.getByRole('button', { name: new RegExp(`^${this.tool.words.generate}`) });
  }

  get result(): Locator {
    return this.root.locator('[data-component="ResultPlayer"] video, [data-component="ResultImage"] img');
  }

  /** Saved by the button that the tool names. */
  async save() {
    const saving = this.page.waitForEvent('download');
    const { download = 'Download' } = this.tool.words;
    await this.root.getByRole('button', { name: download, exact: true }).click();
    return savedFile(await saving);
  }
}
