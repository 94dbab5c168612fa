import { bodyRead, functionBodies, type BodyOf, type FunctionWithBody } from '@kinora/contract';
import { refuse } from './answer.ts';
import { parseJson, readBody } from './readBody.ts';

const mostBytes = 100_000;

/** The small body of a function as the contract has it, or a refusal that names the field. An empty one counts as `{}`. */
export async function parsedBody<F extends FunctionWithBody>(request: Request, name: F): Promise<BodyOf<F>> {
  const bytes = await readBody(request, mostBytes);
  const reading = bodyRead(functionBodies[name], bytes.length === 0 ? {} : parseJson(bytes));
  return reading.ok ? (reading.body as BodyOf<F>) : refuse(reading.problem);
}
