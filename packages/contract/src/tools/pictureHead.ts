/** How a picture of `takenTypes` begins, whatever its name and the system say: twelve bytes at most, each as one letter. */
export const pictureHead = /^(\u00ff\u00d8\u00ff|\u0089PNG\r\n\cZ\n|GIF8[79]a|RIFF....WEBP|....ftypavi[fs])/s;
