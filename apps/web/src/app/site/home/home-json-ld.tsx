import { trpc } from '#kit/shared/trpc.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { JsonLd, leftAlone } from '#kit/site/json-ld.tsx';
import { serviceNode } from '#kit/site/json-ld-record-nodes.ts';

type Props = { path: string; name: string; description: string };

/** The firm, its site and what it offers. */
export const HomeJsonLd = (page: Props) => (import.meta.env.SSR ? <WrittenHomeJsonLd {...page} /> : leftAlone);

function WrittenHomeJsonLd(page: Props) {
  const services = trpc.services.listVisible.useQuery({}).data?.items ?? [];
  const company = useCompany();
  return <JsonLd {...page} nodes={(site) => services.map((service) => serviceNode(service, company, site))} />;
}
