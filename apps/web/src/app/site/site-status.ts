type Listener = (offline: boolean) => void;

let listener: Listener = () => {};

/** Who reacts to the status: the first script, and from hydration on the program. */
export function onSiteStatus(react: Listener): void {
  listener = react;
}

/** Asks every 30 seconds whether the site is closed for maintenance, while the page is visible. */
export function pollSiteStatus(): void {
  const pollMs = 30_000;
  setInterval(async () => {
    if (!document.hidden) listener(await isOffline());
  }, pollMs);
}

/** A check that fails counts as online. */
async function isOffline(): Promise<boolean> {
  try {
    const response = await fetch('/trpc/settings.siteOffline');
    return (await response.text()).includes('"siteOffline":true');
  } catch (error) {
    console.warn(error);
    return false;
  }
}
