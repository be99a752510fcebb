import { useEffect, useState } from 'react';

/** A record in the URL gives the page its title, and nothing else. */
export function useSeoTitle(recordId: string | undefined): string | null {
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    // Few URLs name a record, so its code is not in the first load.
    if (recordId)
      void import('../../platform/record-title.ts')
        .then(({ recordTitle }) => recordTitle(recordId))
        .then(
          (found) => isHere && setTitle(found),
          () => {},
        );
    return () => {
      isHere = false;
    };
  }, [recordId]);
  return title;
}
