import type { AnyTool, Draft } from '@kinora/contract';

/** Where drafts outlive a reload. The product decides the place; the kit only asks. */
export interface DraftStore {
  load<T extends AnyTool>(tool: T): Promise<Partial<Draft<T>> | null>;
  save<T extends AnyTool>(tool: T, draft: Draft<T>): void;
  clear(tool: AnyTool): void;
}
