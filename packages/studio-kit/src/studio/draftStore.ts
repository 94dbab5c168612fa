import type { AnyForm, Draft } from '@kinora/contract';

/** Where drafts outlive a reload. The product decides the place; the kit only asks. */
export interface DraftStore {
  /** What is at hand is answered at once, and stands there from the first drawing on. */
  load<T extends AnyForm>(tool: T): Partial<Draft<T>> | null | Promise<Partial<Draft<T>> | null>;
  save<T extends AnyForm>(tool: T, draft: Draft<T>): void;
  clear(tool: AnyForm): void;
  /** Whether something made earlier is going to be brought to its stage, which then keeps room for it. */
  bringsResult?(tool: AnyForm): boolean;
}
