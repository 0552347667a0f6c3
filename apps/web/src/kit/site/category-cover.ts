/** A cover is chosen by a word in the slug; other categories share the same five by a number made of their slug. */
const covers = ['pano', 'otomasyon', 'aydinlatma', 'kamera', 'sarj'] as const;

export function categoryCover(slug: string): string {
  const named = covers.find((word) => slug.includes(word));
  return `/art/category-${named ?? covers[hash(slug) % covers.length]}.svg`;
}

function hash(text: string): number {
  let value = 0;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return value;
}
