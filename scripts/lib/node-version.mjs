import { fail } from './fail.mjs';

/** Ends with advice where this Node is older than the project needs. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(
    `Pano needs Node.js 20.19 or newer and this is ${process.versions.node}; install a newer one from https://nodejs.org.`,
  );
}
