/** A renderer that says nothing and never ends. */
process.once('message', () => setInterval(() => undefined, 1000));
