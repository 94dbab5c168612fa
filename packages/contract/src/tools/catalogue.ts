import type { AnyDeviceTool, AnyTool } from './defineTool.ts';
import { kindOf, type Input } from './kinds/index.ts';
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

/** Whether what only a tool sends is what was sent. A field that is always null tells no tool apart. */
const isSaid = (input: Input, raw: unknown) =>
  ('value' in input && input.value === null) || kindOf(input).read(input, raw).ok;

/** Whether a body sent to a tool's function is meant for this tool: by its model, and by what only it says. */
const isMeant = (tool: AnyTool, fields: Readonly<Record<string, unknown>>): boolean =>
  (tool.call.sendsModel === false || fields['model'] === tool.call.model) &&
  Object.values(tool.inputs).every(
    (input) => input.role !== 'sent' || isSaid(input, fields[input.field ?? '']),
  );

/** The tool that a call speaks of, among these or among all there are. */
export function toolCalled(
  calledFunction: string,
  body: unknown,
  tools: readonly AnyTool[] = catalogue,
): AnyTool | undefined {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return tools.find((tool) => tool.call.function === calledFunction && isMeant(tool, fields));
}
