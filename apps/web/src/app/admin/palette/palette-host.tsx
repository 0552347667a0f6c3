import { lazy, Suspense, useState } from 'react';

const Palette = lazy(async () => ({ default: (await import('./palette')).Palette }));

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Downloads the palette when it is opened for the first time. */
export function PaletteHost({ open, onOpenChange }: Props) {
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Palette open={open} onOpenChange={onOpenChange} />
    </Suspense>
  );
}
