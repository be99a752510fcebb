import { errorMessages } from '../../../contract/call/error-messages.ts';
import { fetchWithTimeout } from '../timeout.ts';
import { DataError } from './data-error.ts';
import type { Request } from './record-wire.ts';

/** By default a GET with same-origin credentials and JSON content. Throws a DataError. */
export async function platformFetch(path: string, init: RequestInit = {}): Promise<unknown> {
  const request: RequestInit = {
    method: 'GET',
    credentials: 'same-origin',
    ...init,
    headers: {
      'content-type': 'application/json',
      'x-language': document.documentElement.lang,
      ...init.headers,
    },
  };
  const { response, body: text } = await fetchWithTimeout(path, request, (answer) =>
    answer.text(),
  ).catch((cause: unknown) => {
    throw new DataError(0, 'NO_ANSWER', String(cause));
  });
  const body = parseJson(text);
  if (!response.ok) throw failure(response, body);
  return body;
}

export const requestRecords: Request = (method, path, body) =>
  platformFetch(path, {
    method,
    // A JSON content type needs a body, so a DELETE sends an empty object.
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });

/** Error bodies are lists of items with a message and an errorCode. */
function failure({ status, statusText }: Response, body: unknown): DataError {
  const messages = errorMessages({ body, statusText });
  const [first] = Array.isArray(body) ? body : [];
  const code = typeof first?.errorCode === 'string' ? first.errorCode : 'UNKNOWN';
  return new DataError(status, code, messages.join(' ') || `status ${status}`);
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
