import { open } from './access.ts';
import { answer } from './answer.ts';

/** What the engine of this server can do of each tool, so that a form can say what it can't before anybody presses. */
export const engineCapabilities = open(
  async (_request, { engine, tools }) =>
    answer({
      engine: engine.name,
      tools: Object.fromEntries(tools.map((tool) => [tool.id, engine.capabilities(tool)])),
    }),
  { name: 'engine-capabilities', mostPerMinute: 120 },
);
