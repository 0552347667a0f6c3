import { useEffect } from 'react';
import { product } from './product';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${product} Admin`;
  }, [title]);
}
