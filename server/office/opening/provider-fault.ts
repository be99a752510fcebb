import { texts as en } from '../../../contract/texts/en/test-call.ts';
import { texts as fi } from '../../../contract/texts/fi/test-call.ts';
import { texts as sv } from '../../../contract/texts/sv/test-call.ts';
import { fill } from '../../../domain/base/fill.ts';
import type { Language } from '../../../domain/base/language.ts';
import { type Channel, PROVIDER_NAMES } from '../../../domain/payment/provider.ts';
import type { NoAnswer } from '../../payment/provider/provider-outcome.ts';
import { worded } from '../../platform/worded.ts';

const TEXTS = worded('contract/test-call', { fi, sv, en });
const LONGEST_QUOTE = 200;

/** Explains a failed test call and what to check. */
export function providerFault(fault: NoAnswer, provider: Channel, language: Language): string {
  const texts = TEXTS[language];
  const name = PROVIDER_NAMES[provider];
  if (fault.outcome === 'unreachable') return fill(texts.unreachable, name);
  const status = String(fault.status ?? '–');
  if (fault.outcome === 'ambiguous') return fill(texts[fault.fault], name, status);
  if (fault.status === 401 || fault.status === 403) return fill(texts.credentials, name, status);
  const quote = [fault.message, ...fault.details].filter(Boolean).join(' ');
  if (quote === '') return fill(texts.refused, name, status);
  return fill(texts.refusedSaying, name, status, quote.slice(0, LONGEST_QUOTE));
}

export const badKeyFault = (language: Language): string => TEXTS[language].badKey;
