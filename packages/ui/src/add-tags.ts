export interface TagRules {
  max: number;
  normalize: (text: string) => string;
}

/** Commas, semicolons and line breaks part the tags of a pasted list. */
export function splitTags(text: string): string[] {
  return text.split(/[,;\r\n]+/);
}

/** The tags with the candidates behind them: normalized, without empty ones and repetitions, cut off at the limit. */
export function addTags(
  current: readonly string[],
  candidates: readonly string[],
  { max, normalize }: TagRules,
): string[] {
  const tags = [...current];
  for (const candidate of candidates) {
    const tag = normalize(candidate);
    if (tags.length < max && tag !== '' && !tags.includes(tag)) tags.push(tag);
  }
  return tags;
}
