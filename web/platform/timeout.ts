const CALL_TIMEOUT_MS = 20_000;

/** No answer in time; the request may still succeed on the server. */
export class CallTimeoutError extends Error {}

type Fetched<Body> = { response: Response; body: Body };

/** One timeout for the request and its body: a body may stall too. */
export async function fetchWithTimeout<Body>(
  url: string,
  init: RequestInit,
  readBody: (response: Response) => Promise<Body>,
  timeoutMs = CALL_TIMEOUT_MS,
): Promise<Fetched<Body>> {
  const abort = new AbortController();
  return withTimeout(
    async () => {
      const response = await fetch(url, { ...init, signal: abort.signal });
      return { response, body: await readBody(response) };
    },
    () => abort.abort(),
    timeoutMs,
  );
}

/** The same for work that cannot be aborted, such as loading a page's code. */
export function withTimeout<Answer>(
  work: () => Promise<Answer>,
  onTimeout: () => void = () => {},
  timeoutMs = CALL_TIMEOUT_MS,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new CallTimeoutError(`no answer in ${timeoutMs} ms`));
      onTimeout();
    }, timeoutMs);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
