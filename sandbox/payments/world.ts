import type { EpassiPayment } from '../epassi/epassi-payment.ts';
import type { Payment, Tokenization } from '../paytrail/payment.ts';
import { createSmartumKey, type SmartumKey } from '../smartum/smartum-key.ts';
import type { SmartumPayment } from '../smartum/smartum-payment.ts';
import { type FaultRegistry, openFaultRegistry } from './fault-registry.ts';
import { type NotificationSender, openNotificationSender } from './notification-sender.ts';
import { openStateFile } from './state-file.ts';

export type PaymentOptions = {
  /** Where payments and saved cards are stored; memory only without it. */
  stateFile?: string;
  /** Delay of payments that are confirmed later. */
  confirmAfterMs?: number;
  retryDelaysMs?: number[];
};

/** State of all three providers. */
type Known = {
  payments: Record<string, Payment>;
  /** Issued tokens with their test cards. */
  tokens: Record<string, string>;
  tokenizations: Record<string, Tokenization>;
  epassi: Record<string, EpassiPayment>;
  smartum: Record<string, SmartumPayment>;
  smartumKey: SmartumKey | null;
  ledger: LedgerEntry[];
};

export type World = Omit<Known, 'ledger' | 'smartumKey'> & {
  smartumKey: SmartumKey;
  ledger: Ledger;
  faults: FaultRegistry;
  notificationSender: NotificationSender;
  nonces: Set<string>;
  stamps: Set<string>;
  /** When the shop first acknowledged the callback of a paid payment, by its stamp. */
  takenCallbacks: Map<string, number>;
  confirmAfterMs: number;
  changed(): void;
  stop(): void;
};

const NOTHING: Known = {
  payments: {},
  tokens: {},
  tokenizations: {},
  epassi: {},
  smartum: {},
  smartumKey: null,
  ledger: [],
};

/** Keys come from URLs: `__proto__` must be as absent as any unknown one. */
const RECORDS = ['payments', 'tokens', 'tokenizations', 'epassi', 'smartum'] as const;

const RETRY_DELAYS_MS = [1_000, 3_000, 10_000, 30_000];
const CONFIRM_AFTER_MS = 8_000;

export function openWorld(options: PaymentOptions): World {
  const file = openStateFile(options.stateFile ?? null, structuredClone(NOTHING));
  const { changed, value } = file;
  for (const name of RECORDS) Object.setPrototypeOf(value[name], null);
  const smartumKey = value.smartumKey ?? createSmartumKey();
  value.smartumKey = smartumKey;
  changed();
  const notificationSender = openNotificationSender(options.retryDelaysMs ?? RETRY_DELAYS_MS);
  return {
    ...value,
    smartumKey,
    ledger: openLedger(value.ledger, changed),
    faults: openFaultRegistry(),
    notificationSender,
    nonces: new Set(),
    stamps: new Set(Object.values(value.payments).map(({ body }) => body.stamp)),
    takenCallbacks: new Map(),
    confirmAfterMs: options.confirmAfterMs ?? CONFIRM_AFTER_MS,
    changed,
    stop() {
      notificationSender.stop();
      file.flush();
    },
  };
}

/** One movement of money. Tests compare the portal's books with this ledger. */
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

type Ledger = {
  entries: LedgerEntry[];
  write(entry: Omit<LedgerEntry, 'at'>): void;
};

function openLedger(entries: LedgerEntry[], changed: () => void): Ledger {
  return {
    entries,
    write(entry) {
      entries.push({ at: new Date().toISOString(), ...entry });
      changed();
    },
  };
}
