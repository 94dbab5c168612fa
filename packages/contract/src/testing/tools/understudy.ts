import { defineDeviceTool, type Draft } from '../../tools/defineTool.ts';
import { apprenticeForm, apprenticeTool } from './apprentice.ts';

const { inputs, trains, checks, resultAspect, price, button, takes, words } = apprenticeTool;

/** Rehearses on the device what the apprentice learns on a server: no model comes of it. */
export const understudyTool = defineDeviceTool({
  id: 'understudy',
  makes: 'model',
  title: 'Understudy',
  summary: 'The lessons, without a teacher.',
  path: '/understudy',
  runs: 'device',
  rehearsalSeconds: 3,
  inputs,
  checks: checks!,
  trains: trains!,
  resultAspect,
  price,
  button: button!,
  takes: takes!,
  tips: ['Nobody is watching.'],
  words,
});

export const understudyForm: Draft<typeof understudyTool> = apprenticeForm;
