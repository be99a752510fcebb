import type { FastifyInstance } from 'fastify';
import { LWR_PATH } from '../contract/call/call.ts';
import type { ClassName } from '../contract/call/controllers.ts';

type Answer = { status: number; body: unknown; headers: Record<string, unknown> };

export type Visitor = {
  /** By name; set and cleared by the server. */
  cookies: Map<string, string>;
  post: (method: string, params?: object) => Promise<Answer>;
  read: (method: string) => Promise<Answer>;
  /** Any changing call. */
  call: (apexClass: ClassName, method: string, params: object) => Promise<Answer>;
  visit: (path: string, headers?: Record<string, string>) => Promise<Answer>;
};

/** A browser with cookies for the account calls over HTTP. */
export function makeVisitor(app: FastifyInstance, { address = '192.0.2.1' } = {}): Visitor {
  const cookies = new Map<string, string>();

  async function ask(
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-language': 'fi', ...headers },
      ...(payload && { payload }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
    };
  }

  return {
    cookies,
    post: (method, params = {}) => ask('POST', `${LWR_PATH}/AccountController/${method}`, params),
    call: (apexClass, method, params) => ask('POST', `${LWR_PATH}/${apexClass}/${method}`, params),
    read: (method) => ask('GET', `${LWR_PATH}/AccountController/${method}`),
    visit: (path, headers) => ask('GET', path, undefined, headers),
  };
}
