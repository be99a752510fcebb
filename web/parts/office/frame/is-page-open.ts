import { currentPath } from '../../../platform/logout.ts';
import { fetchWithTimeout } from '../../../platform/timeout.ts';

/** Whether the new user may see the open page: requests it again as a navigation. */
export async function isPageOpen(): Promise<boolean> {
  const read = (answer: Response) => answer.text();
  const { body } = await fetchWithTimeout(currentPath(), { credentials: 'same-origin' }, read);
  // Searched as a string, since markup in the data is escaped: parsing the document would trigger the security policy.
  const [, json = '{}'] = /id="page-data"[^>]*>([^<]*)/.exec(body) ?? [];
  const { data } = JSON.parse(json) as { data?: { page?: unknown } | null };
  return Boolean(data?.page);
}
