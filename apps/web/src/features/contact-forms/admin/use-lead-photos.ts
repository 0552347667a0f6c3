import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '#kit/admin/session.ts';
import { requestHeaders } from '#kit/shared/trpc.ts';

/** Loads photos of a lead, which only those who have signed in may see: an image element cannot say who asks. */
export function useLeadPhotos(leadId: number, photoIds: number[]) {
  const session = useSession();
  const load = async (id: number): Promise<Blob> => {
    const response = await fetch(`/api/v1/admin/leads/${leadId}/photos/${id}`, { headers: requestHeaders() });
    if (response.status === 401) session.handleUnauthorized();
    if (!response.ok) throw new Error(`The photo ${id} was not sent: ${response.status}`);
    return response.blob();
  };
  return useQueries({
    queries: photoIds.map((id) => ({
      queryKey: ['leadPhoto', leadId, id],
      queryFn: () => load(id),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
}

/** An address under which this document shows a blob; null until there is one. */
export function useBlobAddress(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const created = URL.createObjectURL(blob);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return address;
}
