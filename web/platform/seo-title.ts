import { useEffect, useState } from 'react';
import { fillPattern } from '../../contract/path-pattern.ts';
import { COMMUNITY_ID, SEO_PATH } from '../../contract/seo-path.ts';
import type { SeoProperties } from '../../contract/seo-properties.ts';

/** spec 2: a record in the address gives the page its title, and nothing else. */
export function useSeoTitle(recordId: string | undefined): string | null {
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    if (recordId) void readTitle(recordId).then((found) => isHere && setTitle(found));
    return () => {
      isHere = false;
    };
  }, [recordId]);
  return title;
}

/** spec 8: a search-engine text that cannot be read is ignored. */
async function readTitle(recordId: string): Promise<string | null> {
  try {
    const path = fillPattern(SEO_PATH, { communityId: COMMUNITY_ID, recordId });
    const answer = await fetch(`${path}?fields=title`, {
      headers: { 'x-language': document.documentElement.lang },
    });
    if (!answer.ok) return null;
    const { title }: Partial<SeoProperties> = await answer.json();
    return title || null;
  } catch {
    return null;
  }
}
