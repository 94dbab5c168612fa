import { mostStoppedTrainings } from '../tools/trainingSet.ts';

/** What training says beside its form, where there is a trainer (D32), and what a trained model says in Create Image. */
export const trainingWords = {
  how: 'How to train',
  ways: { trainer: 'Train a model', rehearsal: 'Rehearse, free' },
  ready: 'Your model is ready',
  readyNote: 'It is in your trained models, and makes pictures in Create Image.',
  toModels: 'Open trained models',
  cancelQuestion: 'Cancel this training? Its whole price is given back.',
  cancelNote: `Who stops ${mostStoppedTrainings} trainings in a day after they had begun waits until the next day for another.`,
  cancel: 'Cancel training',
  keep: 'Keep training',
  cancelled: 'Training cancelled. Nothing was charged.',
  hadEnded: 'The training had ended already',
  notCancelled: 'Failed to cancel the training',
  stoppedTooOften: (seconds: number) => {
    const hours = Math.ceil(seconds / 3600);
    return `You stopped ${mostStoppedTrainings} trainings in a day after they had begun. You can train again in ${hours === 1 ? 'an hour' : `${hours} hours`}; nothing was charged.`;
  },
  tooManyUnderWay: `${mostStoppedTrainings} trainings are under way or were stopped within a day, which is the most. Wait until one is done; nothing was charged.`,
  triggerWord: (word: string) => `Trigger word: ${word}`,
  deletedModel: 'A model that was deleted',
  lostModel: 'The model that made this file can’t be used here. The rest of its settings is in the form.',
  models: 'Models',
  kinds: { usual: 'Usual models', own: 'Your models' },
  gone: {
    title: 'This model is not there',
    another: 'It was deleted, or is not ready. Another of your models is chosen instead.',
    usual: 'It was deleted, or is not ready. Pictures are made without it.',
  },
  notHere: {
    title: 'Your model is not used here',
    usual: 'The engine of this server can’t use models that you trained. Pictures are made without it.',
  },
} as const;
