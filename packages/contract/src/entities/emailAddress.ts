/** Whether it has the shape of an address: whether it exists, only a mail can tell. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
