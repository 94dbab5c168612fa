import { StudioError } from '../../errors.ts';

export const gone = (what = 'This is no longer there.') =>
  new StudioError({ kind: 'NotFound', message: what });

export const invalid = (message: string, field?: string) =>
  new StudioError({ kind: 'Invalid', message, ...(field !== undefined && { field }) });
