import { mostStoppedTrainings, promptOf, trainingAsked } from '@kinora/contract';
import type { Parameters } from '../credits/serviceDatabase.ts';
import type { Engine } from '../engines/engine.ts';
import type { JobRequest } from '../jobs/job.ts';
import type { AskedGeneration } from './askedGeneration.ts';
import type { KeptFiles } from './keepFiles.ts';

export interface JobStart {
  readonly call: 'start_job' | 'start_training';
  readonly parameters: Parameters;
}

export interface Accepted {
  readonly asked: AskedGeneration;
  readonly price: number;
  readonly mostAtOnce: number;
  readonly taskId: string;
  /** Of the creation, or of the model. */
  readonly madeId: string;
  readonly request: JobRequest;
  readonly places: KeptFiles['places'];
  readonly engine: Engine;
}

/** How the database starts what was accepted: a creation with its job, or a model with its training. */
export function jobStart({
  asked: { tool, user, key, hash },
  price,
  mostAtOnce,
  taskId,
  madeId,
  request,
  places,
  engine,
}: Accepted): JobStart {
  const both = {
    p_user: user.id,
    p_key: key,
    p_hash: hash,
    p_task: taskId,
    p_tool: tool.id,
    p_model: tool.call.model,
    p_request: request,
    p_engine: engine.name,
    p_price: price,
    p_most_at_once: mostAtOnce,
    p_allowance: tool.allowance,
  };
  const { values } = request;
  if (tool.makes !== 'model')
    return {
      call: 'start_job',
      parameters: {
        ...both,
        p_creation: madeId,
        p_kind: tool.makes,
        p_made_by: engine.madeBy({ tool, values }),
        p_prompt: promptOf(tool, values) || null,
        p_settings: values,
      },
    };
  const training = trainingAsked(tool, values);
  return {
    call: 'start_training',
    parameters: {
      ...both,
      p_trained: madeId,
      p_name: training.name,
      p_trigger: training.triggerWord,
      p_base: training.base,
      p_cover: places.typed[training.pictures]![0]!.place,
      p_most_stopped: mostStoppedTrainings,
    },
  };
}
