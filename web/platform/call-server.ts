import { LWR_PATH } from '../../contract/call.ts';
import { CallError } from './call-error.ts';

/** A named read, answered by fetch in the browser and in process on the server. */
export type ReadFromServer = (
  apexClass: string,
  apexMethod: string,
  params: object,
) => Promise<unknown>;

/** A change: POST, the named parameters as one JSON object. */
export function callServer(
  apexClass: string,
  apexMethod: string,
  params: object,
): Promise<unknown> {
  return ask(`${LWR_PATH}/${apexClass}/${apexMethod}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...pageLanguage() },
    body: JSON.stringify(params),
  });
}

/** A pure read: GET, parameters in the query. */
export const readFromServer: ReadFromServer = (apexClass, apexMethod, params) => {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const question = given.length > 0 ? `?${query}` : '';
  return ask(`${LWR_PATH}/${apexClass}/${apexMethod}${question}`, { headers: pageLanguage() });
};

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { credentials: 'same-origin', ...init }).catch(
    (cause: unknown) => {
      throw new CallError(0, null, String(cause));
    },
  );
  const body = await parsed(response);
  if (!response.ok) throw new CallError(response.status, body, response.statusText);
  return body;
}

async function parsed(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The server answers in the language of the page, whatever the browser prefers. */
function pageLanguage() {
  return { 'x-language': document.documentElement.lang };
}
