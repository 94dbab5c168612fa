/** Words with a NUL or half a character in them are no words, and no database keeps them. */
export const isText = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text);
