/** How long-running work reports to whoever waits for it. */
export type Progress = {
  /** Reports what begins now. */
  step: (text: string) => void;
  /** Reports how far one step is; `format` turns the numbers into words. */
  counter: (label: string, format?: (count: number) => string) => (done: number, of: number) => void;
};

export const silentProgress: Progress = { step: () => {}, counter: () => () => {} };

/** To standard error: the output of a command may be piped on. */
export const printedProgress: Progress = {
  step: (text) => console.error(`• ${text} …`),
  // One line that counts up in a terminal; nothing where the output is no terminal.
  counter(label, format = String) {
    if (!process.stderr.isTTY) return () => {};
    let last = '';
    return (done, of) => {
      const line = `• ${label}: ${format(done)} of ${format(of)}`;
      if (line === last) return;
      last = line;
      process.stderr.write(`\r\x1b[K${line}${done === of ? '\n' : ''}`);
    };
  },
};

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A number of bytes with a unit, as `1.5 MB`. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}
