/** Acknowledgements to buyers and the provider. */
export type Acknowledged = {
  /** Acknowledged orders and payments, by id. */
  orders: string[];
  payments: string[];
  /** By the payment's stamp: when the callback was answered 200, or a page said paid. */
  paid: Map<string, number>;
};

/** Charges of the provider, by the payment's stamp. */
export type Charged = string[];

/** A payment in the final database. */
export type Booked = {
  stamp: string;
  settledAt: number | null;
  /** Resulting cards, ledger entries and confirmation letters. */
  cards: number;
  ledgerEntries: number;
  letters: number;
};
export type Database = { orders: Set<string>; payments: Set<string>; booked: Booked[] };

export type Findings = {
  lost: string[];
  /** Acknowledged, lost, and settled again later: by the reconciler or a repeated callback. */
  lostAndFound: string[];
  doubled: string[];
  /** Charged but not settled in the end: never acknowledged, but the money is there. */
  unsettled: string[];
};

/** Tolerance: one clock is read before the commit, the other after the answer. */
const READING_MS = 1_000;

export function compareBooks(told: Acknowledged, charged: Charged, database: Database): Findings {
  const booked = new Map(database.booked.map((each) => [each.stamp, each]));
  const isSettled = (stamp: string) => (booked.get(stamp)?.settledAt ?? null) !== null;
  const charges = new Map<string, number>();
  for (const stamp of charged) charges.set(stamp, (charges.get(stamp) ?? 0) + 1);
  const lostPaid = [...told.paid.keys()].filter((stamp) => !isSettled(stamp));
  return {
    lost: [
      ...told.orders.filter((id) => !database.orders.has(id)).map((id) => `order ${id}`),
      ...told.payments.filter((id) => !database.payments.has(id)).map((id) => `payment ${id}`),
      ...lostPaid.map((stamp) => `settlement ${stamp}`),
    ],
    lostAndFound: [...told.paid]
      .filter(([stamp, at]) => (booked.get(stamp)?.settledAt ?? 0) > at + READING_MS)
      .map(([stamp]) => stamp),
    doubled: [
      ...[...charges].filter(([, count]) => count > 1).map(([stamp]) => `charge ${stamp}`),
      ...database.booked.filter(hasTooMuch).map(({ stamp }) => `effect ${stamp}`),
    ],
    unsettled: [...charges.keys()].filter((stamp) => !isSettled(stamp) && !told.paid.has(stamp)),
  };
}

function hasTooMuch({ cards, ledgerEntries, letters }: Booked): boolean {
  return cards > 1 || ledgerEntries > 1 || letters > 1;
}

export function agrees({ lost, lostAndFound, doubled, unsettled }: Findings): boolean {
  return [lost, lostAndFound, doubled, unsettled].every((list) => list.length === 0);
}
