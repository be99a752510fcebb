import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { callServer, readFromServer } from './call-server.ts';

let asked: { url: string; init: RequestInit }[] = [];

/** A mocked network; everything on our side is real. */
function answers(body: string, init: ResponseInit = {}) {
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    asked.push({ url, init: request });
    return new Response(body, init);
  });
}

async function refusal(call: Promise<unknown>): Promise<CallError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallError)) throw new Error(`not refused: ${error}`);
  return error;
}

const read = () => readFromServer('MuseumCardGuestController', 'getWebShopData', {});

beforeEach(() => {
  asked = [];
  vi.stubGlobal('document', { documentElement: { lang: 'sv' } });
});
afterEach(() => vi.unstubAllGlobals());

describe('a read', () => {
  test('is a GET of the wire path, in the language of the page', async () => {
    answers('{"cardPersonalPrice":79}');

    expect(await read()).toEqual({ cardPersonalPrice: 79 });
    expect(asked[0]?.url).toBe('/lwr/apex/v65.0/MuseumCardGuestController/getWebShopData');
    expect(asked[0]?.init.method).toBeUndefined();
    expect(asked[0]?.init.headers).toMatchObject({ 'x-language': 'sv' });
  });
});

describe('a change', () => {
  test('is a POST of the named parameters as one JSON object', async () => {
    answers('null');

    await callServer('LoggerController', 'publishLogs', { logs: '[]' } as never);

    expect(asked[0]?.init).toMatchObject({ method: 'POST', body: '{"logs":"[]"}' });
    expect(asked[0]?.init.headers).toMatchObject({ 'content-type': 'application/json' });
  });
});

describe('an error', () => {
  test('has the status, codes and messages of the list', async () => {
    answers('[{"message":"Liian monta.","errorCode":"TOO_MANY"},{"message":"Toinen."}]', {
      status: 429,
    });

    const error = await refusal(read());

    expect(error.status).toBe(429);
    expect(error.errors).toEqual([{ message: 'Liian monta.', errorCode: 'TOO_MANY' }]);
    expect(error.messages).toEqual(['Liian monta.', 'Toinen.']);
    expect(error.message).toBe('Liian monta. Toinen.');
  });

  test.each([
    ['page errors', '{"pageErrors":[{"message":"a"}]}', ['a']],
    ['field errors', '{"fieldErrors":{"zip":[{"message":"b"}]}}', ['b']],
    ['output errors', '{"output":{"errors":[{"message":"c"}]}}', ['c']],
    ['one message', '{"message":"d"}', ['d']],
    ['no JSON at all', '<html>Bad gateway</html>', ['Bad Gateway']],
  ])('flattens %s', async (_, body, messages) => {
    answers(body, { status: 502, statusText: 'Bad Gateway' });

    expect((await refusal(read())).messages).toEqual(messages);
  });

  test.each([
    ['no answer', (body: Promise<never>) => body],
    [
      'an answer that stops halfway',
      async (body: Promise<never>) => ({ ok: true, text: () => body }),
    ],
  ])(
    'has status 0 when %s has arrived after 20 seconds, and the request is aborted',
    async (_, answer) => {
      vi.useFakeTimers();
      vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
        const never = new Promise<never>((_done, stop) => {
          signal?.addEventListener('abort', () => stop(signal.reason));
        });
        return answer(never);
      });

      const refused = refusal(read());
      await vi.advanceTimersByTimeAsync(19_999);
      expect(await Promise.race([refused, Promise.resolve('waiting')])).toBe('waiting');
      await vi.advanceTimersByTimeAsync(1);

      expect((await refused).status).toBe(0);
      expect(vi.getTimerCount()).toBe(0);
      vi.useRealTimers();
    },
  );

  test.each([
    ['the list of our server', '[{"message":"Odota hetki.","errorCode":"BUSY"}]', true],
    ['the JSON of a gateway', '{"message":"Internal server error"}', false],
    ['an empty list', '[]', false],
    ['a page of a proxy', '<html>Bad gateway</html>', false],
  ])('is readable only when it is our server’s list of errors: %s', async (_, body, isReadable) => {
    answers(body, { status: 503 });

    expect((await refusal(read())).isReadable).toBe(isReadable);
  });

  test('is a bad gateway when another network’s page came instead', async () => {
    answers('<html>Sign in to the guest network</html>');

    expect((await refusal(read())).status).toBe(502);
  });

  test('has status 0 when there was no answer', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });

    const error = await refusal(read());

    expect(error.status).toBe(0);
    expect(error.messages).toEqual(['TypeError: Failed to fetch']);
  });
});
