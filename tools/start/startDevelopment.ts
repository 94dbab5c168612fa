import path from 'node:path';
import { createServer } from 'vite';
import {
  fillConfig,
  startServer,
  StartProblem,
  type ServerConfig,
} from '../../packages/backend/src/embedded/index.ts';
import type { Started, StartOptions } from './started.ts';

const served = ['/auth', '/rest', '/functions', '/storage', '/dev', '/healthz'];

/** Vite with hot reload in front, the same server behind it: the browser still sees one origin. */
export async function startDevelopment(
  config: ServerConfig,
  { root, progress, onFatal }: StartOptions,
): Promise<Started> {
  if (!config.isLocal)
    throw new StartProblem('The development server runs on 127.0.0.1 only: leave HOST and NODE_ENV unset.');
  const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const server = await startServer({
    config: { ...config, port: 0, appFolder: null, publicUrl },
    progress,
    onFatal,
  });
  try {
    progress('Starting the development server');
    const target = `http://127.0.0.1:${server.port}`;
    const { keys, inboxUrl, isLocal, adapters } = server;
    const vite = await createServer({
      root: path.join(root, 'packages/app'),
      clearScreen: false,
      server: {
        host: config.host,
        port: config.port,
        strictPort: true,
        // The Host header goes through as it is: mails lead back to where they were asked for.
        proxy: Object.fromEntries(
          served.map((prefix) => [`^${prefix}(/|$)`, { target, changeOrigin: false }]),
        ),
      },
      plugins: [
        {
          name: 'kinora-config',
          transformIndexHtml: (html) =>
            fillConfig(html, {
              url: publicUrl,
              key: keys.publishable,
              isLocal,
              adapters,
              checkoutHosts: server.checkoutHosts,
              ...config.links,
              ...(inboxUrl && { inboxUrl }),
            }),
        },
      ],
    });
    await vite.listen().catch((error: Error) => {
      throw new StartProblem(
        /already in use/.test(error.message)
          ? `Port ${config.port} is taken by another program: stop it, or choose another port with PORT=${config.port + 1}.`
          : `The development server did not start: ${error.message}`,
      );
    });
    const stop = async (): Promise<void> => {
      await vite.close();
      await server.stop();
    };
    return { server, stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
