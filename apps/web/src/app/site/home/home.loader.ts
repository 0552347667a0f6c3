import { data, type LoaderFunctionArgs } from 'react-router';
import { homeArticles } from '#features/articles/site/home-articles.ts';
import { homeProjects } from '#features/projects/site/home-projects.ts';
import { utilsContext } from '#kit/site/loader-context.ts';
import { lowerSections } from './lazy-lower-sections';

/**
 * Everything the home page shows. Each source is fetched on its own: one that fails leaves its section empty.
 * @returns whether there is anything to show
 */
export async function loadHome({ context }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  const [, ...loaded] = await Promise.all([
    lowerSections.load(),
    tolerate('slides', utils.heroSections.listActive.ensureData({})),
    tolerate('categories', utils.categories.listVisible.ensureData({})),
    tolerate('projects', utils.projects.listVisible.ensureData(homeProjects)),
    tolerate('services', utils.services.listVisible.ensureData({})),
    tolerate('brands', utils.brands.listActive.ensureData({})),
    tolerate('articles', utils.articles.listPublished.ensureData(homeArticles)),
  ]);
  const available = loaded.includes(true);
  return data({ available }, { status: available ? 200 : 500 });
}

async function tolerate(source: string, loading: Promise<unknown>): Promise<boolean> {
  try {
    await loading;
    return true;
  } catch (error) {
    console.warn(`The home page is shown without its ${source}:`, error);
    return false;
  }
}
