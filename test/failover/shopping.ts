import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction, type Pool } from '../../server/db/database.ts';
import { type PreparedBuyer, prepareBuyer } from '../prepared-orders.ts';
import { buy, type Shop } from './shopper.ts';

const SHOPPERS = 10;
const BUYERS = 50;
const REST_MS = 600;

export type Shopping = {
  /** Purchases that ended with a page saying paid. */
  sold(): number;
  givenUp(): number;
  /** Finishes running purchases and starts no more. */
  end(): Promise<void>;
};

/** Parallel shoppers, each buying one card after another with a pause between, until `end`. */
export function beginShopping(shop: Shop, pool: Pool): Shopping {
  const buyers: PreparedBuyer[] = [];
  let sold = 0;
  let givenUp = 0;
  let isOver = false;
  async function shopper(index: number): Promise<void> {
    await wait((index * REST_MS) / SHOPPERS);
    while (!isOver) {
      const buyer = buyers.pop() ?? (await moreBuyers(pool, buyers));
      const outcome = await buy(shop, buyer);
      if (outcome === 'paid') sold += 1;
      else givenUp += 1;
      await wait(REST_MS);
    }
  }
  const all = Promise.all(Array.from({ length: SHOPPERS }, (_, index) => shopper(index)));
  return {
    sold: () => sold,
    givenUp: () => givenUp,
    async end() {
      isOver = true;
      await all;
    },
  };
}

async function moreBuyers(pool: Pool, buyers: PreparedBuyer[]): Promise<PreparedBuyer> {
  for (;;) {
    try {
      const made = await inTransaction(pool, (tx) =>
        Promise.all(Array.from({ length: BUYERS }, () => prepareBuyer(tx))),
      );
      const [first, ...rest] = made;
      buyers.push(...rest);
      if (first) return first;
    } catch {
      // The database is unavailable for a moment.
      await wait(REST_MS);
    }
  }
}
