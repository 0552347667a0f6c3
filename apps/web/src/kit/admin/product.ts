/** The program's own name; the public site shows the company's. */
export const product = 'Pano';
