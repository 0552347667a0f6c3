/** Plain DOM code that makes an element of the page move. Everything it starts must end with the signal. */
type Behaviour = (element: HTMLElement, signal: AbortSignal) => void;

/** The element matching the selector that the event happened in. */
export const closestTo = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** With such a key pressed a link opens in another tab, and an arrow is a command of the browser. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** What React calls as a ref, too. */
export type Attach = (element: HTMLElement | null) => (() => void) | undefined;

/**
 * Attaches a behaviour once to each element, whoever comes first: the first script of the page (`behaviours` in
 * `app/site/start.ts`), or React by `ref={attachMenu}` where no server has rendered the element. React must render the
 * attributes that the behaviour changes with constant values, so that it never writes over them.
 * @returns a function that attaches, and that returns one which detaches
 */
export function createAttach(behaviour: Behaviour): Attach {
  const attached = new WeakMap<HTMLElement, AbortController>();
  return (element) => {
    if (!element) return;
    if (!attached.has(element)) {
      const listening = new AbortController();
      attached.set(element, listening);
      behaviour(element, listening.signal);
    }
    return () => {
      attached.get(element)?.abort();
      attached.delete(element);
    };
  };
}

/** Says of an element that it is the present one, by an attribute: older browsers have no property for it. */
export function markCurrent(element: Element | undefined, value: string | false): void {
  if (value) element?.setAttribute('aria-current', value);
  else element?.removeAttribute('aria-current');
}
