import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
/** How long it may take to end by itself: it lets go of its database, and waits for what it is making. */
const longestGoodbye = 60_000;

export interface Server {
  /** Where it is. */
  readonly origin: string;
  /** Of that address. */
  readonly port: string;
  /** The folder of its data. */
  readonly data: string;
  /** Whatever it has said so far. */
  said(): string;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

interface Started {
  readonly port?: string;
  /** Whose pages may call it beside its own. */
  readonly origins?: string;
  /** Of what is asked for, how much of each side a clip has. */
  readonly clipScale?: number;
}

/** The very entry that people start, with its data in that folder; only the clips are small. */
export async function startServer(
  data: string,
  { port = '0', origins = '', clipScale = 0.2 }: Started = {},
): Promise<Server> {
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: port,
      KINORA_DATA: data,
      KINORA_APP: path.join(root, 'packages/app/dist'),
      KINORA_CLIP_SCALE: String(clipScale),
      KINORA_DEMO_HISTORY: 'none',
      KINORA_ORIGINS: origins,
    },
  });
  const gone = once(child, 'close');
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (text: string) => {
      said += text;
      const address = /^ +Kinora +(http:\S+)$/m.exec(said)?.[1];
      if (address && said.includes('Stop with Ctrl-C')) resolve(address.replace('localhost', '127.0.0.1'));
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    void gone.then(() => reject(new Error(`The server ended instead of starting:\n${said}`)));
  });

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), longestGoodbye);
    await gone;
    clearTimeout(late);
  };
  return {
    origin,
    port: new URL(origin).port,
    data,
    said: () => said,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
