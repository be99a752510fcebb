import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageDataLayer } from './page-data-layer.ts';
import { platformFetch } from './platform-fetch.ts';

let asked: { url: string; init: RequestInit }[] = [];

/** A mocked network; everything on our side is real. */
function answers(body: string, init: ResponseInit = {}) {
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    asked.push({ url, init: request });
    return new Response(body, init);
  });
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => vi.unstubAllGlobals());

describe('a fetch without options', () => {
  test('is a GET with same-origin credentials and JSON content', async () => {
    answers('{"a":1}');

    expect(await platformFetch('/services/data/v65.0/x')).toEqual({ a: 1 });
    expect(asked).toMatchObject([
      {
        url: '/services/data/v65.0/x',
        init: {
          method: 'GET',
          credentials: 'same-origin',
          headers: { 'content-type': 'application/json', 'x-language': 'en' },
        },
      },
    ]);
  });

  test('reads an error body as a list of messages and codes', async () => {
    answers('[{"message":"No.","errorCode":"NO_ACCESS"},{"message":"Never."}]', { status: 403 });

    await expect(platformFetch('/x')).rejects.toMatchObject({
      status: 403,
      errorCode: 'NO_ACCESS',
      message: 'No. Never.',
    });
  });

  test('reports an invalid answer with its status, and a missing one with 0', async () => {
    answers('<html>', { status: 502, statusText: 'Bad Gateway' });
    await expect(platformFetch('/x')).rejects.toMatchObject({
      status: 502,
      errorCode: 'UNKNOWN',
      message: 'Bad Gateway',
    });

    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(platformFetch('/x')).rejects.toMatchObject({ status: 0, errorCode: 'NO_ANSWER' });
  });
});

describe('the page’s data layer', () => {
  test('has its API version and release', () => {
    expect(pageDataLayer).toMatchObject({ apiVersion: '65.0', release: 258 });
  });

  test('creates a record with a POST at the v65.0 record API', async () => {
    answers('{"id":"a"}', { status: 201 });
    const record = { apiName: 'Log__c', fields: { Level__c: 'INFO' } };

    await pageDataLayer.createRecord(record);

    expect(asked[0]?.url).toBe('/services/data/v65.0/ui-api/records');
    expect(asked[0]?.init).toMatchObject({ method: 'POST', body: JSON.stringify(record) });
  });
});
