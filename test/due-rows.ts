import { beforeAll, describe, expect, test } from 'vitest';
import type { Pool } from '../server/db/database.ts';

/** What becomes of one row that would be due, were it not for the changes; $1 is its id. */
export type DueCase<Told> = [title: string, told: Told, change?: string | string[]];

type Job<Told> = {
  pool: () => Pool;
  /** One that is due; its id. */
  given: () => Promise<string>;
  /** Once, when all of them stand there. */
  run: () => Promise<unknown>;
  told: (id: string) => Promise<Told>;
};

/** A job and the borders of who is due: each condition once on either side of it. */
export function describeDue<Told>(name: string, cases: DueCase<Told>[], job: Job<Told>): void {
  describe(name, () => {
    const ids: string[] = [];
    beforeAll(async () => {
      for (const [, , change] of cases) {
        const id = await job.given();
        for (const one of [change ?? []].flat()) await job.pool().query(one, [id]);
        ids.push(id);
      }
      await job.run();
    });
    const numbered = cases.map(([title, told], place) => ({ title, told, place }));
    test.each(numbered)('$title: $told', async ({ told, place }) => {
      expect(await job.told(ids[place] ?? '')).toEqual(told);
    });
  });
}
