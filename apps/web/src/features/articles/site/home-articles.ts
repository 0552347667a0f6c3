/** The part of the articles that the home page shows. */
export const homeArticles = { limit: 6 };
