import type { FastifyRequest } from 'fastify';
import type { Cents } from '../../../domain/base/cents.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { Channel } from '../../../domain/payment/provider.ts';
import type { PaymentSettings } from '../provider/payment-settings.ts';
import type { NoAnswer } from '../provider/provider-outcome.ts';
import type { Checked } from '../verified-notification.ts';

/** What the server knows of a provider with an integration of its own. */
export type ServerChannel = {
  name: Channel;
  /** Signed messages, each at `/payments/<name>/<path>/:key`. */
  messages: SignedMessage[];
  /** Unsigned: the buyer turned back or was declined. */
  turnedBack: { path: string; page: 'Payment_Cancelled' | 'Payment_Failed' }[];
  /** Tries the settings without a payment; nothing is charged. */
  test: (settings: PaymentSettings, trial: Trial) => Promise<Tried | NoAnswer>;
};

export type MessageText = { raw: string; fields: Record<string, string> };

export type SignedMessage = {
  path: string;
  method: 'GET' | 'POST';
  /** Brought by the buyer's browser, or sent by the provider. */
  way: 'redirect' | 'callback';
  summary: string;
  read: (request: FastifyRequest) => MessageText;
  verify: (
    settings: PaymentSettings,
    message: MessageText,
    now: number,
  ) => Checked | Promise<Checked>;
};

export type Trial = { amount: Cents; productName: string; language: Language; publicUrl: string };
export type Tried = { outcome: 'tried'; isGood: boolean; answer: string } | { outcome: 'badKey' };

/** A payment as a provider with its own page needs it: no lines, no buyer. */
export type PageOrder = {
  stamp: string;
  amount: Cents;
  productName: () => Promise<string>;
  /** Our address of a message. */
  addressOf: (path: string) => string;
};

/** A provider with its own page: begins a payment and gives what the browser needs to get there. */
export type PageChannel<Answer> = ServerChannel & {
  begin: (settings: PaymentSettings, order: PageOrder) => Promise<Begun<Answer> | NoAnswer>;
};

export type Begun<Answer> = { outcome: 'created'; transactionId: string | null; answer: Answer };
