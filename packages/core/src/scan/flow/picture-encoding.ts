/** What hides a program in a file that holds none. */
export const pictureEncoding = 'a picture or a sound'
