/** A renderer whose memory grows past every bound. */
process.once('message', () =>
  setInterval(() => process.send?.({ say: 'frame', done: 1, of: 100, memory: 9_000_000_000 }), 5),
);
