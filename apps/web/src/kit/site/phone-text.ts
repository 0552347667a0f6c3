/**
 * A stored number as visitors read it: `+90 224 000 00 00`. The library that knows the numbers of all countries weighs
 * more than the page; others than Turkish ones are shown as they are stored.
 */
export function phoneText(e164: string): string {
  const turkish = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(e164);
  return turkish ? ['+90', ...turkish.slice(1)].join(' ') : e164;
}
