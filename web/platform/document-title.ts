import { useEffect } from 'react';

/** For pages whose title changes with their step or errors. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
