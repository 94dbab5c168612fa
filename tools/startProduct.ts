import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './test/command.ts';

/** The product as people start it, on data of its own; with the way into its demo account. */
export async function startProduct(port: number, data: string) {
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), KINORA_DATA: data },
  });
  const gone = once(child, 'close');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('Stop with Ctrl-C')) resolve();
    });
    void gone.then(() => reject(new Error(`Kinora ended instead of starting:\n${said}`)));
  });
  const demo = /(\S+@\S+), password (\S+)/.exec(said);
  if (!demo) throw new Error(`The start did not name a demo account:\n${said}`);
  return { child, gone, demo: { email: demo[1]!, password: demo[2]! } };
}
