export const POLL_MS = 2_000;

type Poll<T> = { read: () => Promise<T>; show: (answer: T) => void; isAtWork: boolean };

/**
 * Polls with a delay after the last answer, never while one is pending: a slow server must not get more requests. An
 * answer after the stop is stale and ignored.
 */
export function startPoll<T>({ read, show, isAtWork }: Poll<T>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isStopped = false;
  const wait = () => {
    if (isAtWork && !isStopped) timer = setTimeout(look, POLL_MS);
  };
  async function look(): Promise<void> {
    if (isAsking) return;
    clearTimeout(timer);
    isAsking = true;
    try {
      const answer = await read();
      if (!isStopped) show(answer);
    } catch {
      // A read that fails is followed by another.
    }
    isAsking = false;
    wait();
  }
  wait();
  return {
    look,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
