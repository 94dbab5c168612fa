import { open } from './access.ts';
import { namesOf } from '../engines/engines.ts';
import { answer } from './answer.ts';

/** What the engines of this server can do of each tool, so that a form can say what they can't before anybody presses. */
export const engineCapabilities = open(
  async (_request, { engines, tools }) => {
    const made = tools.map((tool) => ({ tool, maker: engines.makerOf(tool) }));
    return answer({
      engine: namesOf(engines),
      tools: Object.fromEntries(made.map(({ tool, maker }) => [tool.id, maker && maker.capabilities])),
      unavailable: Object.fromEntries(
        made.flatMap(({ tool, maker }) => (maker ? [] : [[tool.id, engines.whyNot(tool)]])),
      ),
    });
  },
  { name: 'engine-capabilities', mostPerMinute: 120 },
);
