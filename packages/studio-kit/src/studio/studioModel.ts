import type {
  Coverage,
  EngineLimits,
  FormWords,
  MadeResult,
  Price,
  Runner,
  Saying,
  StudioCreation,
  StudioTool,
} from '@kinora/contract';
import type { DraftStore } from './draftStore.ts';
import type { Forbids } from './forbiddenBy.ts';
import type { SendingEvents } from './sending.ts';
import type { MessageEvents, StudioMessage } from './studioMessage.ts';
import type { StudioState } from './studioState.ts';
import type { StudioAccount } from './useStudioAccount.ts';

/** What a studio tells of, and where it keeps its draft. */
export interface StudioEvents extends MessageEvents, SendingEvents {
  /** Where it is: the way back to it, from what is told of a run whose studio was left while it was sent. */
  readonly href?: string | undefined;
  readonly drafts?: DraftStore | undefined;
  readonly onSignInRequested?: (() => void) | undefined;
  /** A press waits until it is known who is there: a product that begins the studio anew by then answers for it. */
  readonly onPressHeld?: (() => void) | undefined;
  /** The server took it, and works on it from now on. */
  readonly onAccepted?: ((event: { taskId: string }) => void) | undefined;
  readonly onFinished?: ((event: { creation: StudioCreation }) => void) | undefined;
}

export interface ToolStudioOptions<T extends StudioTool> extends StudioEvents {
  readonly tool: T;
  /** Who does the work. */
  readonly runner: Runner<T>;
  readonly account: StudioAccount;
}

export interface StudioModel<T extends StudioTool> extends StudioState<T> {
  readonly price: Price;
  /** null while nobody knows who pays: a visitor, or an account still loading. */
  readonly coverage: Coverage | null;
  /** When a plan that pays for such work does so again. */
  readonly renewsOn: string | undefined;
  readonly account: StudioAccount;
  /** What the engine in use can't do, said before Generate is pressed. */
  readonly limits: EngineLimits;
  /** Why Generate would not go through now, in the order of the form; empty when it would. */
  readonly errorMessages: readonly string[];
  /** What forbids starting now; null when Generate goes through, or asks who one is. */
  readonly forbids: Forbids;
  /**
   * `held`: what the value takes the place of, of which a file that goes is told, where that is not drawn yet; the value
   * itself where it is told otherwise.
   */
  readonly set: (input: string, value: unknown, held?: unknown) => void;
  readonly generate: () => void;
  /** After a failure: asks after what may have been accepted, whatever the form holds by now, or generates. */
  readonly retry: () => void;
  /** A press waits for what comes in a moment. */
  readonly isHeld: boolean;
  /** Holds a press until files are read; true at the end: some were taken. */
  readonly awaitReading: (reading: Promise<boolean | void>) => Promise<void>;
  /** How the form says what it can't take. */
  readonly said: FormWords;
  /** Tells that a file was not taken. */
  readonly refuse: (saying: Saying) => void;
  /** Tells something in passing. */
  readonly tell: (message: StudioMessage) => void;
  /** Follows a job that was lost from sight. */
  readonly reconnect: () => void;
  /** Ends the generation under way; null while there is nothing to cancel. */
  readonly cancel: (() => void) | null;
  /** Frees the form for another one while this one goes on; null where that can't be. */
  readonly makeAnother: (() => void) | null;
  /** Clears inputs and result. */
  readonly createAnother: () => void;
  /** Clears the result or the failure, and keeps the inputs; a creation that is named is being deleted. */
  readonly dismiss: (gone?: string) => void;
  /** Puts on the stage what was made earlier, unless something else is there; null: what was awaited does not come. */
  readonly bring: (result: MadeResult | null) => void;
}
