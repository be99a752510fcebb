/** A task running longer than this hangs: none of ours may take so long (see `makeTasks`). */
const LONGEST_TASK_MS = 60_000;
/** After this it blocks other workers by its locks; jobs of a killed process are taken over after the same time. */
const HUNG_TASK_MS = 120_000;

/** Heartbeat of the job worker of this process, which polls for work every two seconds. */
export class WorkerHeartbeat {
  /** Number of restarts. */
  restarts = 0;
  readonly #now: () => number;
  readonly #begun = new Set<{ name: string; at: number }>();
  #lastSign: number;

  constructor(now = () => performance.now()) {
    this.#now = now;
    this.#lastSign = now();
  }

  beat(): void {
    this.#lastSign = this.#now();
  }

  /** While it runs, a task counts as a heartbeat for as long as a task may take. */
  async during<T>(name: string, work: () => Promise<T>): Promise<T> {
    const task = { name, at: this.#now() };
    this.#begun.add(task);
    try {
      return await work();
    } finally {
      this.#begun.delete(task);
      this.beat();
    }
  }

  silentMs(): number {
    const now = this.#now();
    const isBusy = [...this.#begun].some(({ at }) => now - at < LONGEST_TASK_MS);
    return isBusy ? 0 : now - this.#lastSign;
  }

  /** A hanging task beside healthy ones, which nothing else would detect. */
  hungTask(): string | null {
    const now = this.#now();
    return [...this.#begun].find(({ at }) => now - at >= HUNG_TASK_MS)?.name ?? null;
  }

  /** Forgets the running tasks of the worker that was replaced. */
  markRestarted(): void {
    this.#begun.clear();
    this.restarts += 1;
    this.beat();
  }
}
