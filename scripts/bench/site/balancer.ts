// The balancer of the cluster test in a process of its own: the targets come as a message, its address goes back.
import { startProxy } from '../../../e2e/cluster/proxy.ts';

process.once('message', async (targets: string[]) => {
  const proxy = await startProxy(targets);
  process.send?.(proxy.url);
  process.once('disconnect', () => void proxy.stop());
});
