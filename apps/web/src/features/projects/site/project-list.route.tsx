import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readClientError } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { loadListPage } from '#kit/site/list-query.ts';
import { ListScreen } from '#kit/site/list-screen.tsx';
import { loaderLocale, utilsContext } from '#kit/site/loader-context.ts';
import { PhotoCard } from '#kit/site/photo-card.tsx';
import { SiteLink } from '#kit/site/site-link.tsx';
import { filterParams, type ProjectFilter, projectListPath } from './project-filter';

export { RecordNotFound as ErrorBoundary } from '#kit/site/record-not-found.tsx';

/** All projects, narrowed to a category and a service by links: each choice is a page of its own. */
export function Component() {
  const { t } = useTranslation('site');
  const shown = useLoaderData<typeof loader>();
  const [{ items, total, categories, services }] = trpc.projects.listFiltered.useSuspenseQuery(shown.query);
  const filter = { category: shown.query.category, service: shown.query.service };
  const chosen = [...categories, ...services].filter((choice) => choice.chosen);
  const names = chosen.map(({ name }) => name).join(', ');
  const count = t('category.count', { count: total });
  const title = names ? t('projects.filtered', { names }) : t('projects.allTitle');
  return (
    <ListScreen
      path={projectListPath(filter)}
      title={title}
      description={t('projects.description')}
      {...shown}
      total={total}
      counted={names ? `${count} · ${names}` : count}
      empty={names ? t('projects.emptyFilter') : t('projects.empty')}
      tools={
        <div className="filters">
          <Choices
            label={t('projects.byCategory')}
            choices={categories}
            pathOf={(category) => projectListPath({ ...filter, category })}
          />
          <Choices
            label={t('projects.byService')}
            choices={services}
            pathOf={(service) => projectListPath({ ...filter, service })}
          />
        </div>
      }
    >
      <div className="card-grid" data-count={items.length}>
        {items.map((project, place) => (
          <PhotoCard
            key={project.id}
            record={project}
            beside={project.category.name}
            heading="h2"
            atTop={place === 0}
          />
        ))}
      </div>
    </ListScreen>
  );
}

type ChoicesProps = {
  label: string;
  choices: { key: string; name: string; lang: string; chosen: boolean }[];
  pathOf: (key: string | undefined) => string;
};

/** Nothing where there is nothing to choose between. */
function Choices({ label, choices, pathOf }: ChoicesProps) {
  const { t } = useTranslation('site');
  const isChosen = choices.some(({ chosen }) => chosen);
  if (choices.length < 2 && !isChosen) return null;
  return (
    <nav aria-label={label} className="choices">
      <p aria-hidden="true">{label}</p>
      <ul>
        <li>
          <SiteLink to={pathOf(undefined)} aria-current={isChosen ? undefined : 'true'}>
            {t('projects.anyChoice')}
          </SiteLink>
        </li>
        {choices.map(({ key, name, lang, chosen }) => (
          <li key={key}>
            <SiteLink to={pathOf(key)} lang={lang} aria-current={chosen ? 'true' : undefined}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  const filter = readFilter(request);
  const list = { limit: 24, locale: loaderLocale({ context, request }), ...filter };
  return loadListPage(request, list, async (query) => {
    try {
      return await utils.projects.listFiltered.fetch(query);
    } catch (error) {
      if (readClientError(error)?.kind === 'notFound') throw data(null, { status: 404 });
      throw error;
    }
  });
}

/** What an address chooses; one that no category or service can have is unknown. */
function readFilter(request: Request): ProjectFilter {
  const { searchParams } = new URL(request.url);
  const read = (name: keyof typeof filterParams) => {
    const value = searchParams.get(name) ?? undefined;
    if (value !== undefined && !filterParams[name].pattern.test(value)) throw data(null, { status: 404 });
    return value;
  };
  return { category: read('kategori'), service: read('hizmet') };
}
