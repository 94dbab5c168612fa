/** How a picture of `takenTypes` begins, whatever its name and the system say: twelve bytes at most, each as one letter. */
export const pictureHead = /^(\xff\xd8\xff|\x89PNG\r\n\cZ\n|GIF8[79]a|RIFF....WEBP|....ftypavi[fs])/s;
