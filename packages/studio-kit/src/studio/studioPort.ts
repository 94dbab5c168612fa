import type {
  AuthEvent,
  Cancellable,
  CreationQuery,
  Page,
  StudioApi,
  StudioCreation,
  StudioLimits,
  UsedPrompt,
} from '@kinora/contract';

type Room<Name extends keyof StudioApi, Asked extends keyof StudioApi[Name]> = Pick<StudioApi[Name], Asked>;

/** What a studio asks of a server: any object that answers it will do, and a whole StudioApi does. */
export interface StudioPort {
  readonly auth: {
    /**
     * Whether somebody is signed in, and by `user.id`, where a session has one, whether it is somebody else:
     * what the one before left is then cleared. What else it holds is the product's own.
     */
    onChange(listener: (event: AuthEvent, session: object | null) => void): () => void;
  };
  readonly credits: { limits(options?: Cancellable): Promise<StudioLimits> };
  readonly generate: Room<'generate', 'capabilities' | 'submit' | 'follow' | 'running' | 'cancel'>;
  readonly creations: {
    /** One creation, or null when it is gone or someone else's. */
    byId(id: string, options?: Cancellable): Promise<StudioCreation | null>;
    list(query: CreationQuery): Promise<Page<StudioCreation>>;
  };
  /** What was asked of a tool before, the latest first. */
  readonly prompts: { list(query: { readonly tool: string }): Promise<readonly UsedPrompt[]> };
  /** Files of more than 8 MB together are put there first. */
  readonly storage: Room<'storage', 'upload'>;
}
