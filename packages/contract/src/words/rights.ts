/** Stands wherever a person's face or voice can be put into a picture. */
export const likenessRule = 'Use only faces and voices that you have the right to use.';
