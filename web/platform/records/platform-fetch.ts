import { errorMessages } from '../../../contract/error-messages.ts';
import { fetchInTime } from '../time-limit.ts';
import { DataError } from './data-error.ts';
import type { Request } from './record-wire.ts';

/** spec 7: unless told otherwise a GET with same-origin credentials and JSON content. Throws a DataError. */
export async function platformFetch(path: string, init: RequestInit = {}): Promise<unknown> {
  const asked: RequestInit = {
    method: 'GET',
    credentials: 'same-origin',
    ...init,
    headers: {
      'content-type': 'application/json',
      'x-language': document.documentElement.lang,
      ...init.headers,
    },
  };
  const { response, body: text } = await fetchInTime(path, asked, (answer) => answer.text()).catch(
    (cause: unknown) => {
      throw new DataError(0, 'NO_ANSWER', String(cause));
    },
  );
  const body = parsed(text);
  if (!response.ok) throw failure(response, body);
  return body;
}

export const requestRecords: Request = (method, path, body) =>
  platformFetch(path, {
    method,
    // The server looks for a body where its kind is told, so that a delete has an empty one.
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });

/** Error bodies are lists of items with a message and an errorCode. */
function failure({ status, statusText }: Response, body: unknown): DataError {
  const messages = errorMessages({ body, statusText });
  const [first] = Array.isArray(body) ? body : [];
  const code = typeof first?.errorCode === 'string' ? first.errorCode : 'UNKNOWN';
  return new DataError(status, code, messages.join(' ') || `status ${status}`);
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
