import type { Capabilities, EngineOrder } from '../engine.ts';

/** How fal does one tool: which of its models, what that can do, and its fields. */
export interface FalMapping<Input = unknown> {
  readonly model: string;
  readonly madeBy: string;
  readonly capabilities: Capabilities;
  input(order: EngineOrder): Input;
}
