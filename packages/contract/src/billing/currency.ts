/** What everything is priced and paid in. */
export const currency = 'USD';
