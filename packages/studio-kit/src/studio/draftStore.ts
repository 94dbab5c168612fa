import type { AnyForm, Draft } from '@kinora/contract';

/** Where drafts outlive a reload. The product decides the place; the kit only asks. */
export interface DraftStore {
  load<T extends AnyForm>(tool: T): Promise<Partial<Draft<T>> | null>;
  save<T extends AnyForm>(tool: T, draft: Draft<T>): void;
  clear(tool: AnyForm): void;
}
