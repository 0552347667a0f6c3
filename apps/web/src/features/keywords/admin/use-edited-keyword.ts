import { useSearchParams } from 'react-router';

/** Which keyword is in the form. It stands in the address beside what the list shows, so that a reload keeps both. */
export function useEditedKeyword() {
  const [params, setParams] = useSearchParams();
  const id = Number.parseInt(params.get('edit') ?? '', 10) || null;
  const path = (edited: number): string => {
    const next = new URLSearchParams(params);
    next.set('edit', String(edited));
    return `?${next}`;
  };
  const stop = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('edit');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { id, path, stop };
}
