import type { AnyTool, Values } from './defineTool.ts';
import { requestOf } from './request.ts';

/** The words of a request as they travel: with what other inputs add to them. */
export function promptSent<T extends AnyTool>(tool: T, values: Values<T>): string {
  const { prompt = '', inputs, id } = tool;
  const words = requestOf(tool, values).body[inputs[prompt]?.field ?? prompt];
  if (typeof words !== 'string') throw new Error(`${id} sends no words.`);
  return words;
}
