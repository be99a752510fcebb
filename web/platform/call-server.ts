import { type Call, type InputOf, LWR_PATH, type OutputOf } from '../../contract/call.ts';
import type { controllers } from '../../contract/controllers.ts';
import { CallError } from './call-error.ts';

type Controllers = typeof controllers;
type ClassName = keyof Controllers;
type Methods<Class extends ClassName, Verb extends Call['verb']> = {
  [Method in keyof Controllers[Class]]: Controllers[Class][Method] extends { verb: Verb }
    ? Method
    : never;
}[keyof Controllers[Class]] &
  string;
type CallOf<Class extends ClassName, Method> = Method extends keyof Controllers[Class]
  ? Controllers[Class][Method] extends Call
    ? Controllers[Class][Method]
    : never
  : never;

/** A named read, answered by fetch in the browser and in process on the server. */
export type ReadFromServer = <Class extends ClassName, Method extends Methods<Class, 'GET'>>(
  apexClass: Class,
  apexMethod: Method,
  params: InputOf<CallOf<Class, Method>>,
) => Promise<OutputOf<CallOf<Class, Method>>>;

/** A change: POST, the named parameters as one JSON object. Throws a CallError. */
export function callServer<Class extends ClassName, Method extends Methods<Class, 'POST'>>(
  apexClass: Class,
  apexMethod: Method,
  params: InputOf<CallOf<Class, Method>>,
): Promise<OutputOf<CallOf<Class, Method>>> {
  return ask(`${LWR_PATH}/${apexClass}/${apexMethod}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...pageLanguage() },
    body: JSON.stringify(params),
  });
}

/** A pure read: GET, parameters in the query. Throws a CallError. */
export const readFromServer: ReadFromServer = (apexClass, apexMethod, params) => {
  const given = Object.entries(params as object).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const question = given.length > 0 ? `?${query}` : '';
  return ask(`${LWR_PATH}/${apexClass}/${apexMethod}${question}`, { headers: pageLanguage() });
};

// The server checks each answer against its schema before sending it, so the type can be trusted.
async function ask<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, { credentials: 'same-origin', ...init }).catch(
    (cause: unknown) => {
      throw new CallError(0, null, String(cause));
    },
  );
  const body = await parsed(response);
  if (!response.ok) throw new CallError(response.status, body, response.statusText);
  return body as Answer;
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
