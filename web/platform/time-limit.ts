/** No answer in this time is no answer: whoever waits gets the page back and can try again. */
const CALL_TIME_LIMIT_MS = 20_000;

/** Nothing came in time; it may still be on its way. */
export class TimeLimitError extends Error {}

type Fetched<Body> = { response: Response; body: Body };

/** A request and the reading of its body under one limit: a body that stops halfway hangs just as well. */
export async function fetchInTime<Body>(
  url: string,
  init: RequestInit,
  readBody: (response: Response) => Promise<Body>,
): Promise<Fetched<Body>> {
  const abort = new AbortController();
  return inTimeLimit(
    async () => {
      const response = await fetch(url, { ...init, signal: abort.signal });
      return { response, body: await readBody(response) };
    },
    () => abort.abort(),
  );
}

/** The same for what cannot be aborted, such as the code of a page. */
export function inTimeLimit<Answer>(
  work: () => Promise<Answer>,
  onLate: () => void = () => {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TimeLimitError(`no answer in ${CALL_TIME_LIMIT_MS} ms`));
      onLate();
    }, CALL_TIME_LIMIT_MS);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
