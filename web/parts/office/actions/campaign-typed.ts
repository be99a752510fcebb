import { isLocalDate } from '../../../../domain/base/local-date.ts';
import type { BillingType } from '../../../../domain/order/billing-type.ts';
import type { PurchaseKind } from '../../../../domain/order/purchase-kind.ts';
import { type CodeSource, MOST_CODES } from '../../../../domain/scheme/campaign-codes.ts';
import {
  CAMPAIGN_NAME_LENGTH,
  type CampaignKind,
  type CampaignPlan,
} from '../../../../domain/scheme/campaign-plan.ts';
import { hundredthsIn } from './typed-amount.ts';

/** The form as it stands. */
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
  count: string;
  prefix: string;
  /** What the chosen file holds; null: none yet. */
  content: string | null;
};

/** Cents, per cent or months; null: no number of this kind. */
export function valueIn({ kind, value }: Pick<TypedCampaign, 'kind' | 'value'>): number | null {
  return kind === 'amountOff' ? hundredthsIn(value) : countIn(value);
}

function countIn(text: string): number | null {
  return /^\d{1,8}$/.test(text.trim()) ? Number(text) : null;
}

/** What it gives and when; null while something is missing. */
export function planIn(typed: TypedCampaign): CampaignPlan | null {
  const value = valueIn(typed);
  const { kind, purchaseKinds, billingTypes, validFrom, validUntil } = typed;
  if (value === null || !isLocalDate(validFrom) || !isLocalDate(validUntil)) return null;
  return { kind, value, purchaseKinds, billingTypes, validFrom, validUntil };
}

/** The input of the call; null while something is missing. What is wrong with it, the server says. */
export function inputIn(typed: TypedCampaign): object | null {
  const plan = planIn(typed);
  const codes = codesIn(typed);
  const name = typed.name.trim();
  if (!plan || !codes || name === '' || name.length > CAMPAIGN_NAME_LENGTH) return null;
  return { name, ...plan, codes };
}

function codesIn({ source, code, useLimit, count, prefix, content }: TypedCampaign): object | null {
  if (source === 'imported') return content === null ? null : { source, content };
  if (source === 'made') {
    const wanted = countIn(count);
    const isPossible = wanted !== null && wanted >= 1 && wanted <= MOST_CODES;
    return isPossible ? { source, count: wanted, prefix } : null;
  }
  const limit = useLimit.trim() === '' ? null : countIn(useLimit);
  const isLimit = useLimit.trim() === '' || (limit !== null && limit >= 1);
  return code.trim() !== '' && isLimit ? { source, code, useLimit: limit } : null;
}
