const ANSWER_TIME_MS = 10_000;

/** One notification to the shop's server. */
export type Notification = {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Called when the shop has answered 2xx. */
  onTaken?: () => void;
};

export type NotificationSender = {
  /** Delivers at once, and retries on the schedule until the shop answers 2xx. */
  deliver(notice: Notification): Promise<void>;
  later(delayMs: number, work: () => Promise<void> | void): void;
  /** Waits for running deliveries and makes pending ones now, so that tests need no sleep. */
  deliverNow(): Promise<void>;
  stop(): void;
};

type Waiting = { timer: NodeJS.Timeout; work: () => Promise<void> | void };

export function openNotificationSender(retryDelaysMs: number[]): NotificationSender {
  const waiting = new Set<Waiting>();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  function later(delayMs: number, work: () => Promise<void> | void): void {
    if (stopped) return;
    const entry: Waiting = { work, timer: setTimeout(() => run(entry), delayMs) };
    waiting.add(entry);
  }

  function run(entry: Waiting): Promise<void> {
    clearTimeout(entry.timer);
    return waiting.delete(entry) ? track(Promise.resolve(entry.work())) : Promise.resolve();
  }

  function track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
    return tracked;
  }

  async function attempt(notice: Notification, triesBefore: number): Promise<void> {
    if (await isTaken(notice)) {
      notice.onTaken?.();
      return;
    }
    const delay = retryDelaysMs[triesBefore];
    if (delay !== undefined) later(delay, () => attempt(notice, triesBefore + 1));
  }

  return {
    deliver: (notice) => track(attempt(notice, 0)),
    later,
    async deliverNow() {
      await Promise.all(underWay);
      await Promise.all([...waiting].map(run));
    },
    stop() {
      stopped = true;
      for (const { timer } of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}

async function isTaken({ url, method, headers, body }: Notification): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method,
      headers: headers ?? {},
      body: body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIME_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
