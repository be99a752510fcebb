import { invalidConfig } from './data-error.ts';

export const API_VERSION = '65.0';
export const RELEASE = 258;
export const UI_API = `/services/data/v${API_VERSION}/ui-api`;

export type DataRecord = {
  id: string;
  apiName: string;
  fields: Record<string, { value: unknown }>;
};

/** Returns the parsed body or throws a DataError. */
export type Request = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<unknown>;

export function recordPath(id: string): string {
  // Untyped callers may pass anything: the string `undefined` would match.
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) throw invalidConfig('not a record id');
  return `${UI_API}/records/${id}`;
}
