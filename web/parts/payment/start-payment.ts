import type { Language } from '../../../domain/base/language.ts';
import type { ProviderType } from '../../../domain/payment/provider.ts';
import type { Purchase } from '../../../domain/payment/provider-group.ts';
import { callServer } from '../../platform/call-server.ts';
import type { CreatedOrder } from '../order/process-museum-card.ts';
import type { HandOver, PaymentChoice } from './hand-over.ts';
import { paymentStartOf } from './payment-starts.ts';

/** Instalments of an existing monthly plan: the order already exists. */
export type OwedInstalments = { contractId: string; part: 'due' | 'rest'; amount: number };
export type Payable = CreatedOrder | OwedInstalments;
/** Context of a payment call. Its prices are for display and the log; the server decides the charge. */
export type PaymentContext = Purchase & {
  language: Language;
  isDigitalGift?: boolean;
  formInputData?: {
    unitPrice: number;
    purchasePrice: number;
    price: number;
    numberOfUnits: number;
    campaignCode: string | null;
  };
};

/** Which call failed, and for which payment: for the log, without personal data. */
export class PaymentStartError extends Error {
  readonly step: string;
  readonly paymentId: string | null;

  constructor(step: string, paymentId: string | null, cause: unknown) {
    super(`${step} failed`, { cause });
    this.step = step;
    this.paymentId = paymentId;
  }
}

export async function startPayment(
  choice: PaymentChoice,
  payable: Payable,
  context: PaymentContext,
): Promise<HandOver> {
  const paymentId = await ('contractId' in payable
    ? recordOfInstalments(choice, payable, context)
    : recordOfOrder(choice, payable, context));
  const { step, create } = paymentStartOf(choice);
  return runStep(step, paymentId, () => create(paymentId));
}

function recordOfInstalments(
  choice: PaymentChoice,
  owed: OwedInstalments,
  { language }: PaymentContext,
): Promise<string> {
  return runStep('createInstalmentPayment', null, () =>
    callServer('MyMuseumCardController', 'createInstalmentPayment', {
      ...owed,
      language: WIRE_LANGUAGE[language],
      paymentProviderType: providerTypeOf(choice),
    }),
  );
}

function recordOfOrder(
  choice: PaymentChoice,
  { eventIds, accountId }: CreatedOrder,
  { kind, billing, language }: PaymentContext,
): Promise<string> {
  return runStep('createPaymentRecord', null, () =>
    callServer('MuseumCardGuestController', 'createPaymentRecord', {
      museumCardEventIds: eventIds,
      language: WIRE_LANGUAGE[language],
      personAccountId: accountId,
      paymentProviderType: providerTypeOf(choice),
      paymentProcessType: kind,
      paymentBillingType: billing,
    }),
  );
}

export function providerTypeOf(choice: PaymentChoice): ProviderType {
  return choice.way === 'voucher' ? choice.voucher : 'paytrail';
}

const WIRE_LANGUAGE = { fi: 'FI', sv: 'SV', en: 'EN' } as const;

async function runStep<Answer>(
  step: string,
  paymentId: string | null,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (cause) {
    throw new PaymentStartError(step, paymentId, cause);
  }
}
