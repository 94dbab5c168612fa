import { composeStory } from 'storybook/preview-api';

/** A story of nothing: whatever is loaded ends the story before, which would stand there until the next one. */
const nothing = composeStory({ render: () => null }, { title: 'Nothing' }, {}, {});

export const endStory = (): Promise<void> => nothing.load();
