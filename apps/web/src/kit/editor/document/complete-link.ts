import { isLink } from '@pano/api/urls';

/** What a person types for an address, as the address of a link; null when it cannot become one. */
export function completeLink(typed: string): string | null {
  const text = typed.trim();
  if (isLink(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{7,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^[^\s:/@?#.]+(?:\.[^\s:/@?#.]+)+(?:[/?#]\S*)?$/.test(text)) return `https://${text}`;
  return null;
}
