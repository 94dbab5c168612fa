import type { ViteUserConfig } from 'vitest/config';
import { reportInto } from './vitestReport.ts';

type Reporters = NonNullable<NonNullable<ViteUserConfig['test']>['reporters']>;

const report = process.env['KINORA_REPORT'];

/** In view, and into the file that the counts are read from where one is named. */
export const reporters: Reporters = report ? ['default', reportInto(report)] : ['default'];
