import { useToast } from '@pano/ui/toast';
import { errorText, isUnauthorized } from '../lib/client-error';

/** Says why a call failed: the server's text first, else the given one. A lost session shows itself. */
export function useFailureToast() {
  const toast = useToast();
  return (error: unknown, fallback: string): void => {
    if (!isUnauthorized(error)) toast.error(errorText(error, fallback));
  };
}
