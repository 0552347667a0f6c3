import { Plate } from '@pano/ui/plate';

/** The place of a record in its list, in front of its name. */
export function OrderPlate({ label, order }: { label: string; order: number }) {
  return (
    <Plate>
      <span className="sr-only">{label}</span> {order}
    </Plate>
  );
}
