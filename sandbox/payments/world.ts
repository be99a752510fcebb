import type { EpassiPayment } from '../epassi/epassi-payment.ts';
import type { Payment } from '../paytrail/payment.ts';
import type { Tokenization } from '../paytrail/tokenization.ts';
import { createSmartumKey, type SmartumKey } from '../smartum/smartum-key.ts';
import type { SmartumPayment } from '../smartum/smartum-payment.ts';
import { type NotificationSender, openNotificationSender } from './courier.ts';
import { type FaultRegistry, openFaultRegistry } from './fault-book.ts';
import { type Ledger, type LedgerEntry, openLedger } from './ledger.ts';
import { openStateFile } from './state-file.ts';

export type PaymentOptions = {
  /** Where payments and saved cards are kept over a restart; memory only without it. */
  stateFile?: string;
  /** How long a payment that is confirmed later waits. */
  confirmAfterMs?: number;
  retryDelaysMs?: number[];
};

/** Everything that the three providers know. */
type Known = {
  payments: Record<string, Payment>;
  /** Tokens that were given out, and the test card behind each. */
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

/** Looked up by what an address says: `__proto__` must be as absent as anything else. */
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
    confirmAfterMs: options.confirmAfterMs ?? CONFIRM_AFTER_MS,
    changed,
    stop() {
      notificationSender.stop();
      file.flush();
    },
  };
}
