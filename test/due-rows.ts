import { beforeAll, describe, expect, test } from 'vitest';
import type { Pool } from '../server/db/database.ts';

/** Effect on a row that would be due without the changes; $1 is its id. */
export type DueCase<Told> = [title: string, told: Told, change?: string | string[]];

type Job<Told> = {
  pool: () => Pool;
  /** Creates a due row; returns its id. */
  given: () => Promise<string>;
  /** Runs once, after all rows are created. */
  run: () => Promise<unknown>;
  told: (id: string) => Promise<Told>;
};

/** Boundary tests of a job: each condition on both sides of its limit. */
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
