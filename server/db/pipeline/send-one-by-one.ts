import type pg from 'pg';

type Send = (...given: unknown[]) => unknown;

/** Several statements may be asked at once; without a pipeline each waits here, as the queue in `pg` is on its way out. */
export function sendOneByOne(client: pg.PoolClient): void {
  const send = client.query.bind(client) as Send;
  let last: Promise<void> = Promise.resolve();
  const queued: Send = (...given) => {
    // A pool's own `query` gives a callback, and has its connection to itself.
    if (typeof given.at(-1) === 'function') return send(...given);
    const before = last;
    let done = () => {};
    last = new Promise((resolve) => {
      done = resolve;
    });
    return sendBetween(before, () => send(...given), done);
  };
  client.query = queued as typeof client.query;
}

/** The answer has no other listener than who asked: only then does the stack of a fault lead there. */
async function sendBetween(before: Promise<void>, send: () => unknown, done: () => void) {
  await before;
  try {
    return await send();
  } finally {
    done();
  }
}
