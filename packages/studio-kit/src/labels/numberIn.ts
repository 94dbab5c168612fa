/** 1284 as 1,284, as a language writes it. */
export const numberIn = (locale: string) => {
  const format = new Intl.NumberFormat(locale);
  return (amount: number): string => format.format(amount);
};
