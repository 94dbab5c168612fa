/** A pattern for each word that has to be there; what LIKE reads as a sign stands for itself. */
export const searchPatterns = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
