/** Counts the iterations of the event loop: in each of them the process answers whoever else asks something. */
export function watchEventLoop() {
  let iterations = 0;
  const count = () => {
    iterations += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  return { iterations: () => iterations, stop: () => clearImmediate(next) };
}
