import { useSearchParams } from 'react-router';

const name = 'picture';

/** The picture whose details are open. It stands in the address, so that it can be linked to. */
export function useOpenPicture() {
  const [params, setParams] = useSearchParams();
  const number = Number(params.get(name));
  const change = (id: number | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === null) next.delete(name);
        else next.set(name, String(id));
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    id: Number.isSafeInteger(number) && number > 0 ? number : null,
    open: (id: number) => change(id),
    close: () => change(null),
  };
}
