import { test } from './test.ts';

// What a test leaves on a page that stays must be what the next one leaves behind by going to its own screen.

/** In a visitor's window, which loads each screen anew. */
export const inVisitorWindow = test.extend({
  context: ({ visitorWindow }, use) => use(visitorWindow.context()),
  page: ({ visitorWindow }, use) => use(visitorWindow),
});

/** On a visitor's phone, with a finger, whatever its width: there are tablets with keyboards and screens on walls. */
export const onVisitorPhone = test.extend({
  context: ({ visitorPhone }, use) => use(visitorPhone.context()),
  page: ({ visitorPhone }, use) => use(visitorPhone),
});

/** On the veteran's. */
export const onVeteranPhone = test.extend({
  context: ({ veteranPhone }, use) => use(veteranPhone.context()),
  page: ({ veteranPhone }, use) => use(veteranPhone),
});
