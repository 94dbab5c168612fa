import {
  aiModelColumns,
  aiModelSchema,
  trainedModelColumns,
  trainedModelSchema,
  type LibraryApi,
} from '@kinora/contract';
import * as v from 'valibot';
import type { Connection } from '../connection.ts';
import { restAnswer } from '../problems.ts';
import type { SignedAddresses } from '../signedAddresses.ts';
import { parseResponse } from '../parseResponse.ts';

type ModelsApi = Pick<LibraryApi, 'models' | 'trainedModels' | 'deleteTrainedModel'>;

export function modelsApi(connection: Connection, addresses: SignedAddresses): ModelsApi {
  const trained = () => connection.client.from('trained_models');
  return {
    async models({ signal } = {}) {
      const query = connection.client.from('models').select(aiModelColumns).order('position');
      const { data } = await restAnswer(query, signal);
      return parseResponse(v.array(aiModelSchema), data);
    },

    async trainedModels({ signal } = {}) {
      await connection.session();
      const query = trained().select(trainedModelColumns).order('created_at', { ascending: false });
      const { data } = await restAnswer(query, signal);
      const models = parseResponse(v.array(trainedModelSchema), data);
      const pictures = await addresses.of(
        models.map((model) => model.imageUrl),
        signal,
      );
      return models.map((model, index) => ({ ...model, imageUrl: pictures[index] ?? null }));
    },

    async deleteTrainedModel(id) {
      await connection.session();
      await restAnswer(trained().delete().eq('id', id));
    },
  };
}
