/**
 * Keeps what is typed into the contact form while the page may be made anew. Apart from `typed-text.ts`, which is part of
 * the first script.
 * @returns a function that fills it in again
 */
export function keepTypedText(): () => void {
  const form = document.querySelector<HTMLFormElement>('#contact form');
  const typed = form ? [...new FormData(form)] : [];
  return () => {
    const renewed = document.querySelector('#contact form');
    for (const [name, text] of typed) {
      const field = renewed?.querySelector(`[name="${name}"]`);
      if (field && 'value' in field) field.value = text;
    }
  };
}
