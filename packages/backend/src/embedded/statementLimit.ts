/** As hosted has it: a filter may be a regular expression, and some of those take for ever. */
export const statementMilliseconds = 8_000;
