import { createPublicKey, randomUUID } from 'node:crypto';
import { type Cents, cents } from '../../../domain/base/cents.ts';
import { typedCents } from '../../../domain/scheme/opening-gaps.ts';
import { schemeToBe } from '../../../domain/scheme/scheme-to-be.ts';
import { epassiFault } from '../../payment/provider/epassi.ts';
import { paymentSettings } from '../../payment/provider/payment-settings.ts';
import { listMethods } from '../../payment/provider/paytrail-provider.ts';
import { createSmartumCheckout } from '../../payment/provider/smartum.ts';
import { withSandboxKey } from '../../payment/provider/smartum-key.ts';
import type { UserContext } from '../../platform/context.ts';
import { findDraft, type OpeningTests, type Tested } from './opening-queries.ts';
import { badKeyFault, providerFault } from './provider-fault.ts';

type Result = Omit<Tested, 'at'>;
export type Provider = Exclude<keyof OpeningTests, 'mail'>;

/** An amount every provider accepts, used before a price is entered. */
const TEST_CENTS = 5_000;

const failed = (answer: string): Result => ({ isGood: false, answer });

/** Tests each provider without a payment; nothing is charged. */
export const ASK_PROVIDER: Record<Provider, (context: UserContext) => Promise<Result>> = {
  async paytrail(context) {
    const { paytrail } = paymentSettings(context.settings);
    const amount = await testAmount(context);
    const listed = await listMethods(paytrail, { amount, language: context.language });
    if (listed.outcome !== 'listed') {
      return failed(providerFault(listed, 'paytrail', context.language));
    }
    const names = [...new Set(listed.methods.map(({ name }) => name))];
    return { isGood: names.length > 0, answer: names.slice(0, 8).join(', ') };
  },

  /**
   * An unpaid checkout: Smartum accepts the venue or says why not. The key is only checked for format, since just a
   * real payment proves it.
   */
  async smartum(context) {
    const { settings, pool, language } = context;
    const { productForms } = schemeToBe((await findDraft(pool)).facts);
    const smartum = await withSandboxKey(paymentSettings(settings).smartum);
    if (!isReadableKey(smartum.publicKey)) {
      return failed(badKeyFault(language));
    }
    const created = await createSmartumCheckout(smartum, {
      stamp: `test-${randomUUID()}`,
      amount: await testAmount(context),
      productName: productForms[language].nominative,
      successUrl: settings.publicUrl,
      cancelUrl: settings.publicUrl,
    });
    return created.outcome === 'created'
      ? { isGood: true, answer: smartum.venue }
      : failed(providerFault(created, 'smartum', language));
  },

  /** The browser posts a signed form to ePassi; it has no API that a server could test. */
  async epassi({ settings, language }) {
    const { epassi } = paymentSettings(settings);
    const fault = await epassiFault(epassi);
    const { host } = new URL(epassi.paymentUrl);
    return fault
      ? failed(providerFault(fault, 'epassi', language))
      : { isGood: true, answer: host };
  },
};

async function testAmount({ pool }: UserContext): Promise<Cents> {
  const { facts } = await findDraft(pool);
  return cents(typedCents(facts.annual ?? '') ?? TEST_CENTS);
}

function isReadableKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'ec';
  } catch {
    return false;
  }
}
