// The balancer of the cluster test in a process of its own: the targets come as a message, its address goes back.
import { startBalancer } from '@pano/e2e/balancer';

process.once('message', async (targets) => {
  const balancer = await startBalancer(targets);
  process.send(balancer.url);
  process.once('disconnect', () => void balancer.stop());
});
