import { constantsOf } from './constantsOf.ts';
import type { AnyDeviceTool, AnyTool } from './defineTool.ts';
import { callsServer } from './studioDefinition.ts';
import { studios } from './studios.ts';

const every = () => studios.flatMap(({ modes }) => modes.map(({ tool }) => tool));

const onServer = (): readonly [AnyTool, ...AnyTool[]] => {
  const [first, ...others] = every().filter(callsServer);
  return [first!, ...others];
};

/** Three of them, whatever comes after. */
const onDevice = (): readonly [AnyDeviceTool, AnyDeviceTool, AnyDeviceTool, ...AnyDeviceTool[]] => {
  const [first, second, third, ...others] = every().filter(
    (tool): tool is AnyDeviceTool => !callsServer(tool),
  );
  return [first!, second!, third!, ...others];
};

/** Every tool that a server does, in the order of the studios. Forms, the server's door, stories and documentation are loops over this list. */
export const catalogue = /* @__PURE__ */ onServer();

/** Every tool that runs where the person is, in the order of the studios. */
export const deviceTools = /* @__PURE__ */ onDevice();

/** Whether a body sent to a tool's function is meant for this tool. A field that is always null tells no tool apart. */
const isMeant = (tool: AnyTool, fields: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(constantsOf(tool)).every(([field, value]) => value === null || fields[field] === value);

/** The tool that an incoming call speaks of, among these or among all there are: for servers, since whoever makes a call knows its tool. */
export function toolCalled(
  calledFunction: string,
  body: unknown,
  tools: readonly AnyTool[] = catalogue,
): AnyTool | undefined {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return tools.find((tool) => tool.call.function === calledFunction && isMeant(tool, fields));
}
