import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordTitle, seoError } from './record-title.ts';

let asked: string[] = [];

function answers(body: string, init: ResponseInit = {}) {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(body, init);
  });
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { lang: 'fi' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a record’s title is fetched at most once an hour', async () => {
  answers('{"title":"Kortti vuodeksi"}');

  expect(await recordTitle('a')).toBe('Kortti vuodeksi');
  vi.advanceTimersByTime(3_599_999);
  expect(await recordTitle('a')).toBe('Kortti vuodeksi');
  expect(asked).toEqual([
    '/services/data/v65.0/connect/communities/museum-card/seo/properties/a?fields=title',
  ]);
  vi.advanceTimersByTime(1);
  await recordTitle('a');

  expect(asked).toHaveLength(2);
});

test('an error is stored and ignored, and the next read tries again', async () => {
  answers('[{"message":"x","errorCode":"Y"}]', { status: 500 });
  expect(await recordTitle('b')).toBeNull();
  expect(seoError()).toMatchObject({ status: 500 });

  answers('{"title":"Uusi"}');
  expect(await recordTitle('b')).toBe('Uusi');
  expect(seoError()).toBeNull();
});
