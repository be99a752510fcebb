import { useEffect, useState } from 'react';
import { readFromServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';

/**
 * Slugs of museums in the visitor's own diary; null without a diary, and while it is hidden or empty. Suggestions are
 * computed on the device.
 */
export function useVisited(): Set<string> | null {
  const hasCard = Boolean(usePage().person?.card);
  const [visited, setVisited] = useState<Set<string> | null>(null);
  useEffect(() => {
    if (!hasCard) return;
    let isLeft = false;
    readDiary().then(
      (slugs) => !isLeft && slugs.length > 0 && setVisited(new Set(slugs)),
      // Without a diary there are no suggestions; the list is still complete.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [hasCard]);
  return visited;
}

async function readDiary(): Promise<string[]> {
  const [{ visitIds }, { readVisits }] = await Promise.all([
    readFromServer('MyMuseumCardController', 'getMyVisitIds', {}),
    import('../my-card/use-visits.ts'),
  ]);
  return (await readVisits(visitIds)).map(({ slug }) => slug);
}
