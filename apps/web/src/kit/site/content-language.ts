/** What the owner writes about records is Turkish, whatever language the page around it speaks. */
export const contentLanguage = 'tr';
