export const POLL_MS = 2_000;

type Poll<T> = { read: () => Promise<T>; show: (answer: T) => void; isAtWork: boolean };

/**
 * Asks a while after the last answer, and never while one is awaited: a slow server is not asked ever more. What is
 * answered after the stop is older than what is shown by then.
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
