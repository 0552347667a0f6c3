/** What stands for a category without a picture of its own and without a photo of a project. */
const neutralDrawing = '/art/category-pano.svg';

/** One column on phones, three or more beside each other on wide screens. */
export const coverSizes = '(min-width: 1000px) 400px, (min-width: 640px) 50vw, 100vw';

/** The picture that visitors see for a category. */
export const shownCover = (cover: string | null): string => cover ?? neutralDrawing;
