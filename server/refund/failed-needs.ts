import type { Deps } from '../platform/context.ts';

/**
 * Collects the refunds that failed in this run: others continue, and at the end the job fails, which the office sees.
 */
export class FailedNeeds {
  readonly ids: string[] = [];
  private readonly causes: unknown[] = [];
  private readonly log: Deps['log'];

  constructor(log: Deps['log']) {
    this.log = log;
  }

  /** An error before a refund is claimed affects all of them, and is rethrown. */
  async passing<Done>(
    work: (take: (needId: string) => void) => Promise<Done>,
  ): Promise<Done | 'failed'> {
    let taken: string | null = null;
    try {
      return await work((needId) => {
        taken = needId;
      });
    } catch (error) {
      if (taken === null) throw error;
      this.ids.push(taken);
      this.causes.push(error);
      this.log.error({ needId: taken, err: error }, 'a refund fails; the others go on');
      return 'failed';
    }
  }

  end(): void {
    if (this.causes.length === 0) return;
    throw new AggregateError(this.causes, `refunds that fail: ${this.ids.join(', ')}`);
  }
}
