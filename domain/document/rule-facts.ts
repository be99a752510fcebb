import { formatDate } from '../base/format.ts';
import type { Language } from '../base/language.ts';
import type { LocalDate } from '../base/local-date.ts';
import { INSTALMENT_COUNT } from '../instalment/instalment-plan.ts';
import { DISPUTE_MONTHS, keptFor } from '../privacy/keeping-periods.ts';
import { paymentServices } from '../privacy/recipients.ts';
import { RENEWAL_MONTHS } from '../renewal/renewal.ts';
import { CARD_MONTHS } from '../scheme/campaign/campaign.ts';
import { COMPLAINT_DAYS, TERMS_NOTICE_DAYS } from '../scheme/terms-facts.ts';
import { REFUND_DAYS, WITHDRAWAL_DAYS } from '../withdrawal/withdrawal-days.ts';
import type { DocumentName } from './document.ts';

export type RuleFacts = Record<string, string>;

const KEPT = [
  'unpaidOrder',
  'clientLog',
  'invited',
  'letter',
  'notification',
  'contactCase',
  'withdrawalStatement',
  'staffLook',
  'loginCode',
] as const;

/**
 * Facts of our rules, as placeholders of a document: `{withdrawalDays}`. A published version keeps the values of its
 * day.
 */
export function ruleFacts(document: DocumentName, language: Language, from: LocalDate): RuleFacts {
  const inForceOn = formatDate(from, language);
  if (document === 'terms') {
    return {
      inForceOn,
      cardMonths: String(CARD_MONTHS),
      renewalMonths: String(RENEWAL_MONTHS),
      instalments: String(INSTALMENT_COUNT),
      withdrawalDays: String(WITHDRAWAL_DAYS),
      refundDays: String(REFUND_DAYS),
      noticeDays: String(TERMS_NOTICE_DAYS),
      complaintDays: String(COMPLAINT_DAYS),
    };
  }
  const kept = keptFor(language);
  return {
    inForceOn,
    disputeMonths: String(DISPUTE_MONTHS),
    paymentServices: paymentServices(language),
    ...Object.fromEntries(
      KEPT.map((what) => [`kept${what.charAt(0).toUpperCase()}${what.slice(1)}`, kept(what)]),
    ),
  };
}

/** Fills in facts of our rules; the operator's facts are filled in when the document is shown. */
export function withRuleFacts<Texts>(texts: Texts, facts: RuleFacts): Texts {
  if (typeof texts === 'string') {
    return texts.replace(/\{(\w+)\}/g, (place, name: string) =>
      Object.hasOwn(facts, name) ? (facts[name] ?? place) : place,
    ) as Texts;
  }
  if (Array.isArray(texts)) return texts.map((each) => withRuleFacts(each, facts)) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, withRuleFacts(text, facts)]),
  ) as Texts;
}
