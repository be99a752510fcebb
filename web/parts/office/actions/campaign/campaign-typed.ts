import type { Language } from '../../../../../domain/base/language.ts';
import { isLocalDate } from '../../../../../domain/base/local-date.ts';
import type { BillingType } from '../../../../../domain/order/billing-type.ts';
import type { PurchaseKind } from '../../../../../domain/order/purchase-kind.ts';
import {
  type CodeSource,
  MOST_CODES,
  MOST_USES,
} from '../../../../../domain/scheme/campaign/campaign-codes.ts';
import {
  CAMPAIGN_NAME_LENGTH,
  type CampaignKind,
  type CampaignPlan,
  PERSON_LIMIT,
} from '../../../../../domain/scheme/campaign/campaign-plan.ts';
import type { ShownCampaign } from '../../campaign-words.ts';
import { hundredthsIn, typedHundredths } from '../typed-amount.ts';

/** Form values as typed. */
export type TypedCampaign = {
  name: string;
  kind: CampaignKind;
  value: string;
  purchaseKinds: PurchaseKind[];
  billingTypes: BillingType[];
  validFrom: string;
  validUntil: string;
  source: CodeSource;
  code: string;
  useLimit: string;
  personLimit: string;
  count: string;
  prefix: string;
  /** Content of the chosen file; null: none yet. */
  content: string | null;
};

/** Cents, per cent or months; null: not a valid number. */
export function valueIn({ kind, value }: Pick<TypedCampaign, 'kind' | 'value'>): number | null {
  return kind === 'amountOff' ? hundredthsIn(value) : countIn(value);
}

function countIn(text: string): number | null {
  return /^\d{1,8}$/.test(text.trim()) ? Number(text) : null;
}

/** Discount and period; null while something is missing. */
export function planIn(typed: TypedCampaign): CampaignPlan | null {
  const value = valueIn(typed);
  const { kind, purchaseKinds, billingTypes, validFrom, validUntil } = typed;
  if (value === null || !isLocalDate(validFrom) || !isLocalDate(validUntil)) return null;
  return { kind, value, purchaseKinds, billingTypes, validFrom, validUntil };
}

/** Input of the call; null while something is missing. The server validates it. */
export function inputIn(typed: TypedCampaign): object | null {
  const named = namedPlanIn(typed);
  const codes = codesIn(typed);
  return named && codes && { ...named, codes };
}

/** Everything except the codes, with the limits of a shared one. */
export function factsIn(typed: TypedCampaign): object | null {
  const named = namedPlanIn(typed);
  const limits = typed.source === 'one' ? limitsIn(typed) : { useLimit: null, personLimit: null };
  return named && limits && { ...named, ...limits };
}

function namedPlanIn(typed: TypedCampaign): object | null {
  const plan = planIn(typed);
  const name = typed.name.trim();
  return plan && name !== '' && name.length <= CAMPAIGN_NAME_LENGTH ? { name, ...plan } : null;
}

export function codesIn(typed: TypedCampaign): object | null {
  const { source, code, count, prefix, content } = typed;
  if (source === 'imported') return content === null ? null : { source, content };
  if (source === 'made') {
    const isPossible = count.trim() !== '' && !isBadCount('count', count);
    return isPossible ? { source, count: Number(count), prefix } : null;
  }
  const limits = limitsIn(typed);
  return code.trim() !== '' && limits ? { source, code, ...limits } : null;
}

/** Null: invalid limit. An empty field is no limit. */
function limitsIn({ useLimit, personLimit }: TypedCampaign) {
  if (isBadCount('useLimit', useLimit) || isBadCount('personLimit', personLimit)) return null;
  const limit = (text: string) => (text.trim() === '' ? null : Number(text));
  return { useLimit: limit(useLimit), personLimit: limit(personLimit) };
}

/** Upper limits of typed numbers. */
export const MOST = { count: MOST_CODES, useLimit: MOST_USES, personLimit: PERSON_LIMIT.most };

/** Typed, but not a whole number, zero, or too large. */
export function isBadCount(name: keyof typeof MOST, text: string): boolean {
  if (text.trim() === '') return false;
  const count = countIn(text);
  return count === null || count < 1 || count > MOST[name];
}

/** Form values of an existing campaign. */
export function typedOf(campaign: ShownCampaign, language: Language): TypedCampaign {
  const { kind, value, source, useLimit, personLimit } = campaign;
  const { name, purchaseKinds, billingTypes, validFrom, validUntil } = campaign;
  return {
    ...{ name, kind, purchaseKinds, billingTypes, validFrom, validUntil, source },
    value: kind === 'amountOff' ? typedHundredths(value, language) : String(value),
    code: campaign.code ?? '',
    useLimit: useLimit === null ? '' : String(useLimit),
    personLimit: personLimit === null ? '' : String(personLimit),
    count: '',
    prefix: '',
    content: null,
  };
}
