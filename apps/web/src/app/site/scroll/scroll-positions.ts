const storageKey = 'pano.scroll';

/** How far down each entry of the history was when it was left, by the router's key of the entry. */
let positions: Map<string, number> | null = null;

const all = (): Map<string, number> => {
  positions ??= readStored();
  return positions;
};

export const loadPosition = (key: string): number | undefined => all().get(key);

export const rememberPosition = (key: string, top: number): void => {
  all().set(key, top);
};

/** Keeps the positions for the time after a visit to another site. */
export const storePositions = (): void =>
  sessionStorage.setItem(storageKey, JSON.stringify([...all()].slice(-maxStored)));

const maxStored = 50;

function readStored(): Map<string, number> {
  const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  return new Map(Array.isArray(stored) ? stored : []);
}
