import type { ComponentType } from 'react';

/** A piece of a page whose code comes after the page: what the server rendered of it stands there meanwhile. */
export type Part = {
  /** Fetches the code; the server does so before it renders. False when it cannot be had at the moment. */
  load: () => Promise<boolean>;
  /** The component as soon as it is there. */
  loaded: () => ComponentType | null;
  /** Settles with the first successful `load`. */
  arrival: Promise<void>;
};

export function part(importComponent: () => Promise<ComponentType>): Part {
  let component: ComponentType | null = null;
  let loading: Promise<boolean> | null = null;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const fetchNow = async () => {
    try {
      component = await importComponent();
      // React reads from a promise itself that there is nothing to wait for any more.
      Object.assign(arrival, { status: 'fulfilled', value: undefined });
      arrive();
      return true;
    } catch (error) {
      console.warn('A part of the page could not be loaded:', error);
      loading = null;
      return false;
    }
  };
  const load = () => {
    loading ??= fetchNow();
    return loading;
  };
  return { load, loaded: () => component, arrival };
}
