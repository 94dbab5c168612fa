import { EngineRefusal, type EngineResult } from '../../engine.ts';

/** A result as it stands when its file has come in, or broken off. */
export async function wholeResult(asked: Promise<EngineResult>): Promise<EngineResult> {
  const result = await asked;
  if (result.verdict !== 'arriving') return result;
  const { file } = result;
  try {
    const bytes = await new Response(file.bytes).bytes();
    const held = { bytes, type: file.type };
    return { verdict: 'completed', file: held, poster: null, ...(await file.measured()) };
  } catch (cause) {
    const problem = file.problem() ?? cause;
    if (problem instanceof EngineRefusal) return { verdict: 'failed', message: problem.message };
    throw problem;
  }
}
