import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { clipScaleIn } from '../engines/chooseEngines.ts';
import { readConfig } from '../embedded/config.ts';
import { demoEmail } from '../embedded/demoAccount.ts';
import { StartProblem } from '../embedded/StartProblem.ts';
import { backUp } from './backUp.ts';
import { restore } from './restore.ts';
import { seedData } from './seedData.ts';
import { hostedConfig, staticSite } from './staticSite.ts';
import { write } from './write.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const usage = `One of:
  backup <new folder>     copies all data of the stopped server there
  restore <backup>        puts a backup into the empty data folder
  seed [mail address]     gives an account, else the demo account, pictures and clips made here
  site <new folder>       the built app for static hosting, for the services at SUPABASE_URL
The data folder is .kinora, or what KINORA_DATA names.`;

async function run([command, word, ...rest]: readonly string[]): Promise<string> {
  const { dataFolder, appFolder, links } = readConfig({ env: process.env, root });
  const from = process.env['INIT_CWD'] ?? process.cwd();
  if (rest.length > 0) throw new StartProblem(usage);
  if (command === 'backup' && word) {
    const { files } = await backUp({ dataFolder, target: path.resolve(from, word), log: write });
    return `Backed up ${files.length} files of ${dataFolder} to ${path.resolve(from, word)}`;
  }
  if (command === 'restore' && word) {
    const { files, madeAt } = await restore({ source: path.resolve(from, word), dataFolder });
    return `Restored ${files} files, backed up at ${madeAt}, to ${dataFolder}`;
  }
  if (command === 'seed') {
    const scale = process.env['KINORA_CLIP_SCALE'] ? clipScaleIn(process.env) : null;
    const made = await seedData({
      dataFolder,
      email: word ?? demoEmail,
      log: write,
      ...(scale && { scale }),
    });
    return made === 0 ? 'All of it was there already' : `Made ${made} creations for ${word ?? demoEmail}`;
  }
  if (command === 'site' && word) {
    const target = path.resolve(from, word);
    await staticSite({ app: appFolder!, target, config: { ...hostedConfig(process.env), ...links } });
    return `The site is in ${target}, with its headers in _headers`;
  }
  throw new StartProblem(usage);
}

try {
  write(await run(process.argv.slice(2)));
} catch (error) {
  write(error instanceof StartProblem ? error.message : `${(error as Error).stack}`);
  process.exitCode = 1;
}
