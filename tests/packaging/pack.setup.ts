import { buildPackages } from '../../tools/buildPackages.ts';
import { packAll } from './tarballs.ts';

export default async function pack(): Promise<void> {
  await buildPackages();
  await packAll();
}
