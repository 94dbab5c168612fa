/** Under which name the browser keeps the session. */
export const sessionKey = 'kinora-session';
