import { useEffect, useState } from 'react';
import { recordTitle } from './seo.ts';

/** spec 2: a record in the address gives the page its title, and nothing else. */
export function useSeoTitle(recordId: string | undefined): string | null {
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    if (recordId) void recordTitle(recordId).then((found) => isHere && setTitle(found));
    return () => {
      isHere = false;
    };
  }, [recordId]);
  return title;
}
