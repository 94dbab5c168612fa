/** How a picture of `takenTypes` begins, whatever its name and the system say: twelve bytes at most, each as one letter. */
export const pictureHead = /^(\u00ff\u00d8|\u0089PNG|GIF8|RIFF....WEBP|....ftypavi[fs])/s;
