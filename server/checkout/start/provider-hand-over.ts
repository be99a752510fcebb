import type { z } from 'zod';
import type { paymentCalls } from '../../../contract/checkout/payment-calls.ts';
import { cents } from '../../../domain/base/cents.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { isChargedAsCard, PROVIDERS } from '../../../domain/payment/provider.ts';
import {
  INSTALMENTS_IN_PERSON,
  offeredProviders,
  type Purchase,
} from '../../../domain/payment/provider-group.ts';
import { methodRulesOn } from '../../../domain/scheme/scheme-facts.ts';
import type { PageChannel } from '../../payment/channel/server-channel.ts';
import { paymentSettings } from '../../payment/provider/payment-settings.ts';
import { createPayment, payAndAddCard } from '../../payment/provider/paytrail-payment.ts';
import type { Attempt } from '../../payment/start-queries.ts';
import type { Deps } from '../../platform/context.ts';
import { chargeOrder } from './charge-order.ts';
import { paytrailOrder } from './payment-order.ts';
import type { ProviderCall } from './start-payment.ts';

type PaytrailAnswer = z.output<typeof paymentCalls.createPaytrailPayment.output>;

type AttemptKind = Pick<Attempt, 'processType' | 'billing' | 'receipt'>;

/** Instalments paid in person have no receipt yet: it follows the payment. */
const isOfInstalments = ({ receipt }: Pick<AttemptKind, 'receipt'>): boolean => receipt === null;

/** For the rules of which methods may pay for it. */
const purchaseOf = (attempt: AttemptKind): Purchase =>
  isOfInstalments(attempt)
    ? INSTALMENTS_IN_PERSON
    : { kind: attempt.processType, billing: attempt.billing };

/** Banks, cards and mobile methods; Edenred and Zevoy cards too. */
export function paytrailCall(deps: Deps): ProviderCall<PaytrailAnswer> {
  const { settings, clock } = deps;
  const { publicUrl } = settings;
  return {
    takes: (attempt) =>
      PROVIDERS[attempt.providerType].channel === 'paytrail' &&
      purchaseOf(attempt).billing === 'annually',
    async ask(attempt, { orders, facts }) {
      const { paytrail } = paymentSettings(settings);
      const order = isOfInstalments(attempt)
        ? await chargeOrder(deps, attempt.id)
        : paytrailOrder(attempt, { orders, publicUrl });
      const result = await createPayment(paytrail, order);
      if (result.outcome !== 'created') return result;
      const { transactionId, pageUrl, providers } = result;
      const { amount } = attempt;
      const { kind, billing } = purchaseOf(attempt);
      const cardsOnly = isChargedAsCard(attempt.providerType);
      const rules = methodRulesOn(facts, helsinkiDay(clock.now()));
      const offered = offeredProviders(providers, { kind, billing, amount, cardsOnly }, rules);
      const shown = offered.map(({ id, name, url, svg, parameters }) => ({
        id,
        name,
        url,
        svg,
        parameters,
      }));
      return {
        outcome: 'created',
        transactionId,
        answer: { redirectUrl: pageUrl, providers: shown },
      };
    },
  };
}

/** The first instalment, whose payment card is saved for the rest. */
export function paytrailTokenCall({ settings }: Deps): ProviderCall<PaytrailAnswer> {
  const { publicUrl } = settings;
  return {
    takes: (attempt) =>
      attempt.providerType === 'paytrail' && purchaseOf(attempt).billing === 'monthly',
    async ask(attempt, { orders }) {
      const { paytrail } = paymentSettings(settings);
      const result = await payAndAddCard(paytrail, paytrailOrder(attempt, { orders, publicUrl }));
      if (result.outcome !== 'created') return result;
      const { transactionId, redirectUrl } = result;
      return { outcome: 'created', transactionId, answer: { redirectUrl, providers: [] } };
    },
  };
}

/** A provider with its own page, which needs no lines of the order. */
export function pageCall<Answer>(channel: PageChannel<Answer>, deps: Deps): ProviderCall<Answer> {
  const { settings } = deps;
  const { name } = channel;
  return {
    takes: ({ providerType }) => providerType === name,
    ask: ({ id, stamp, amount, returnKey, receipt }) =>
      channel.begin(paymentSettings(settings), {
        stamp,
        amount: cents(amount),
        async productName() {
          const [line] = receipt?.lines ?? (await chargeOrder(deps, id)).lines;
          return line?.description ?? '';
        },
        addressOf: (path) => `${settings.publicUrl}/payments/${name}/${path}/${returnKey}`,
      }),
  };
}
