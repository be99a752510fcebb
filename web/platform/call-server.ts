import { LWR_PATH } from '../../contract/call/call.ts';
import type {
  CallInput,
  CallOutput,
  ChangeName,
  ClassName,
  ReadName,
} from '../../contract/call/controllers.ts';
import { CallError } from './call-error.ts';
import { rememberSecrets } from './known-secrets.ts';
import { fetchWithTimeout } from './timeout.ts';

/** A named read, answered by fetch in the browser and in process on the server. */
export type ReadFromServer = <Class extends ClassName, Method extends ReadName<Class>>(
  apexClass: Class,
  apexMethod: Method,
  params: CallInput<Class, Method>,
) => Promise<CallOutput<Class, Method>>;

export type Sending<Answer> = {
  /** Class and method, or a path for other requests. */
  name: string;
  isChange: boolean;
  send: (moreHeaders?: Record<string, string>) => Promise<Answer>;
};
type SendCall = <Answer>(sending: Sending<Answer>) => Promise<Answer>;
let sendCall: SendCall = ({ send }) => send();

/** Lets the office wrap its calls; its code would be too large for everybody's first load. */
export function sendCallsBy(by: SendCall): void {
  sendCall = by;
}

/** A change: POST, the named parameters as one JSON object. Throws a CallError. */
export function callServer<Class extends ClassName, Method extends ChangeName<Class>>(
  apexClass: Class,
  apexMethod: Method,
  params: CallInput<Class, Method>,
  options?: PostOptions,
): Promise<CallOutput<Class, Method>> {
  return postCall(`${apexClass}.${String(apexMethod)}`, params, options);
}

/** `timeoutMs`: for calls that take longer than others. */
type PostOptions = { timeoutMs?: number };

/** The same for a call whose name is made at run time. */
export function postCall<Answer>(
  name: string,
  params: object,
  { timeoutMs }: PostOptions = {},
): Promise<Answer> {
  rememberSecrets(params);
  const headers = { 'content-type': 'application/json', ...pageLanguage() };
  const init = { method: 'POST', body: JSON.stringify(params) };
  return sendCall({
    name,
    isChange: true,
    send: (more) =>
      request(
        `${LWR_PATH}/${name.replace('.', '/')}`,
        { ...init, headers: { ...headers, ...more } },
        timeoutMs,
      ),
  });
}

/** A pure read: GET, parameters in the query. Throws a CallError. */
export const readFromServer: ReadFromServer = (apexClass, apexMethod, params) =>
  sendCall({
    name: `${apexClass}.${String(apexMethod)}`,
    isChange: false,
    send: () => readAtOnce(apexClass, apexMethod, params),
  });

/** For a page that is loading: it does not wait for a sign-in, since the server redirects there. */
export const readAtOnce: ReadFromServer = (apexClass, apexMethod, params) => {
  rememberSecrets(params);
  const defined = Object.entries(params as object).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(defined.map(([name, value]) => [name, String(value)]));
  const queryString = defined.length > 0 ? `?${query}` : '';
  return request(`${LWR_PATH}/${apexClass}/${String(apexMethod)}${queryString}`, {
    headers: pageLanguage(),
  });
};

// The server validates each answer against its schema before sending it, so the type can be trusted.
async function request<Answer>(
  url: string,
  init: RequestInit,
  timeoutMs?: number,
): Promise<Answer> {
  const { response, body: text } = await fetchWithTimeout(
    url,
    { credentials: 'same-origin', ...init },
    (answer) => answer.text(),
    timeoutMs,
  ).catch((cause: unknown) => {
    throw new CallError(0, null, String(cause));
  });
  const body = parseJson(text);
  // Our server always answers in JSON: anything else, such as a captive portal's page, is an error.
  if (!response.ok || body === undefined) {
    throw new CallError(response.ok ? 502 : response.status, body, response.statusText);
  }
  return body as Answer;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The server answers in the language of the page, whatever the browser prefers. */
function pageLanguage() {
  return { 'x-language': document.documentElement.lang };
}
