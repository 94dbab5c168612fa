/** Whether a drag or a paste has files in it. A picture that is dragged off a page is one, where the browser makes a file of it. */
export const carriesFiles = ({ types }: Pick<DataTransfer, 'types'>): boolean => types.includes('Files');
