import { currentPath } from '../../../platform/logout.ts';
import { fetchWithTimeout } from '../../../platform/timeout.ts';

/** Does the page that is open show itself to whoever is signed in now? The server answers as if they had opened it. */
export async function isPageOpen(): Promise<boolean> {
  const read = (answer: Response) => answer.text();
  const { body } = await fetchWithTimeout(currentPath(), { credentials: 'same-origin' }, read);
  // Markup in it is escaped; parsing the whole document would set off the security policy.
  const [, json = '{}'] = /id="page-data"[^>]*>([^<]*)/.exec(body) ?? [];
  const { data } = JSON.parse(json) as { data?: { page?: unknown } | null };
  return Boolean(data?.page);
}
