import { useEffect } from 'react';

/** The title of a page that changes while it is open, such as by its step or its errors. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
