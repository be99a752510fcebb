import type pg from 'pg';

type Send = (...given: unknown[]) => unknown;

/** Without a pipeline, concurrent statements queue here, since the queue in `pg` is deprecated. */
export function sendOneByOne(client: pg.PoolClient): void {
  const send = client.query.bind(client) as Send;
  let last: Promise<void> = Promise.resolve();
  const queued: Send = (...given) => {
    // A pool's own `query` passes a callback and has the connection to itself.
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

/** Awaited by the caller only, so that the stack of an error leads there. */
async function sendBetween(before: Promise<void>, send: () => unknown, done: () => void) {
  await before;
  try {
    return await send();
  } finally {
    done();
  }
}
