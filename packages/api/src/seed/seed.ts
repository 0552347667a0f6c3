import type { ApiContext } from '../core/context';
import * as services from '../features/services/service.operations';
import { heroSections } from './content/hero-sections';
import { services as sampleServices } from './content/services';

/** Fills an empty site with the sample company. It goes through the operations, so samples obey every rule. */
export async function seedSampleContent(ctx: ApiContext): Promise<void> {
  for (const service of sampleServices) await services.create(ctx, { ...service, visible: true });
  for (const slide of heroSections) await ctx.db.heroSection.create({ data: slide });
}
