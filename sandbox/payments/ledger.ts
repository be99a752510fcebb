/** One movement of money. The ledger is the truth that tests compare the portal's books with. */
export type LedgerEntry = {
  at: string;
  provider: 'paytrail' | 'epassi' | 'smartum';
  kind: 'charge' | 'refund';
  transactionId: string;
  stamp: string;
  reference: string | null;
  amount: number;
  method: string;
  token: string | null;
};

export type Ledger = {
  entries: LedgerEntry[];
  write(entry: Omit<LedgerEntry, 'at'>): void;
};

export function openLedger(entries: LedgerEntry[], changed: () => void): Ledger {
  return {
    entries,
    write(entry) {
      entries.push({ at: new Date().toISOString(), ...entry });
      changed();
    },
  };
}
