import { cents } from '../../../domain/base/cents.ts';
import type { Channel } from '../../../domain/payment/provider.ts';
import { typedCents } from '../../../domain/scheme/opening-gaps.ts';
import { schemeToBe } from '../../../domain/scheme/scheme-to-be.ts';
import { SERVER_CHANNELS } from '../../payment/channel/server-channels.ts';
import { paymentSettings } from '../../payment/provider/payment-settings.ts';
import type { UserContext } from '../../platform/context.ts';
import { findDraft, type Tested } from './opening-queries.ts';
import { badKeyFault, providerFault } from './provider-fault.ts';

type Result = Omit<Tested, 'at'>;

/** An amount every provider accepts, used before a price is entered. */
const TEST_CENTS = 5_000;

const failed = (answer: string): Result => ({ isGood: false, answer });

/** Tests a provider without a payment; nothing is charged. */
export async function tryProvider(
  channel: Channel,
  { settings, pool, language }: UserContext,
): Promise<Result> {
  const { facts } = await findDraft(pool);
  const tried = await SERVER_CHANNELS[channel].test(paymentSettings(settings), {
    amount: cents(typedCents(facts.annual ?? '') ?? TEST_CENTS),
    productName: schemeToBe(facts).productForms[language].nominative,
    language,
    publicUrl: settings.publicUrl,
  });
  if (tried.outcome === 'badKey') return failed(badKeyFault(language));
  if (tried.outcome !== 'tried') return failed(providerFault(tried, channel, language));
  const { isGood, answer } = tried;
  return { isGood, answer };
}
