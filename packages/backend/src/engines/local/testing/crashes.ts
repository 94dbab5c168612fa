/** A renderer that dies in native code, as far as anybody can see. */
process.once('message', () => process.kill(process.pid, 'SIGSEGV'));
