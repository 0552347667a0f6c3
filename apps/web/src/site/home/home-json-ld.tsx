import { trpc } from '../../lib/trpc';
import { useCompany } from '../../lib/use-company';
import { JsonLd, leftAlone } from '../json-ld';
import { serviceNode } from '../json-ld-record-nodes';

type Props = { path: string; name: string; description: string };

/** The firm, its site and what it offers. */
export const HomeJsonLd = (page: Props) => (import.meta.env.SSR ? <WrittenHomeJsonLd {...page} /> : leftAlone);

function WrittenHomeJsonLd(page: Props) {
  const services = trpc.services.listVisible.useQuery({}).data?.items ?? [];
  const company = useCompany();
  return <JsonLd {...page} nodes={(site) => services.map((service) => serviceNode(service, company, site))} />;
}
