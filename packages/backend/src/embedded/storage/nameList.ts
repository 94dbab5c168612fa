import { checkObjectName } from './objectName.ts';
import { StorageRefusal } from './StorageRefusal.ts';

/** As many as hosted takes in one call. */
export const mostNames = 1000;

/** The names in a body, refused as a whole where they are too many or one is none. */
export function nameList(value: unknown, field: string): string[] {
  if (!Array.isArray(value) || value.length > mostNames || value.some((name) => typeof name !== 'string')) {
    throw new StorageRefusal(400, 'InvalidRequest', `${field} is a list of at most ${mostNames} names.`);
  }
  return (value as string[]).map(checkObjectName);
}
