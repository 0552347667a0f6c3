const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for an XML document, without what may stand in none, not even escaped: most control characters, and two more. */
export function escapeXml(text: string): string {
  const allowed = text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '');
  return allowed.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}
