import { startServer, type ServerConfig } from '../../packages/backend/src/embedded/index.ts';
import { buildApp } from '../build.ts';
import type { Started, StartOptions } from './started.ts';

/** The server first: what is wrong with port or folder is said at once, not after a build. */
export async function startBuilt(
  config: ServerConfig,
  { progress, onFatal }: StartOptions,
): Promise<Started> {
  const server = await startServer({ config, progress, onFatal });
  try {
    // A folder that was named brings its app along.
    if (!config.env['KINORA_APP']) {
      progress('Looking whether the app is built');
      await buildApp();
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { server, stop: () => server.stop() };
}
