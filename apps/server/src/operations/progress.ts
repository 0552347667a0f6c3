/** What long work tells whoever waits for it. */
export type Progress = {
  /** What is begun now. */
  step: (text: string) => void;
  /** How far one step has come; `show` puts the numbers in words. */
  counter: (label: string, show?: (count: number) => string) => (done: number, of: number) => void;
};

export const silent: Progress = { step: () => {}, counter: () => () => {} };

/** To the error output: what a command answers can be piped on. */
export const printed: Progress = {
  step: (text) => console.error(`• ${text} …`),
  // One line that counts up in a terminal; nothing where nobody watches.
  counter(label, show = String) {
    if (!process.stderr.isTTY) return () => {};
    let last = '';
    return (done, of) => {
      const line = `• ${label}: ${show(done)} of ${show(of)}`;
      if (line === last) return;
      last = line;
      process.stderr.write(`\r\x1b[K${line}${done === of ? '\n' : ''}`);
    };
  },
};
