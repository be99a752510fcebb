import { campaignFaultPhrase } from '../../../../../contract/texts/scheme-faults.ts';
import { addDays, isLocalDate, type LocalDate } from '../../../../../domain/base/local-date.ts';
import { normaliseCampaignCode } from '../../../../../domain/scheme/campaign/campaign.ts';
import {
  CODE_LENGTH,
  isCampaignCode,
  isCodePrefix,
  PREFIX_LENGTH,
} from '../../../../../domain/scheme/campaign/campaign-codes.ts';
import {
  type CampaignFault,
  type CampaignPlan,
  campaignFaults,
  VALUE_BOUNDS,
} from '../../../../../domain/scheme/campaign/campaign-plan.ts';
import type { FormFault } from '../action-form.ts';
import { type TypedCampaign, valueIn } from './campaign-typed.ts';

const FIELDS: Record<CampaignFault['fault'], string | null> = {
  beginPassed: 'campaign-from',
  endBeforeBegin: 'campaign-until',
  dayTooFar: 'campaign-until',
  noPurchase: 'campaign-purchase',
  monthlyForNobody: 'campaign-purchase',
  noBilling: 'campaign-billing',
  amountOffMonthly: 'campaign-billing',
  outOfBounds: 'campaign-value',
  // Needs the price list, so only the server can check it.
  free: null,
};

/** Errors of the offer; required fields report themselves. */
export function offerFaults(typed: TypedCampaign, today: LocalDate): FormFault[] {
  const { kind, purchaseKinds, billingTypes } = typed;
  const [from, until] = [typed.validFrom, typed.validUntil].map((day) =>
    isLocalDate(day) ? day : null,
  );
  // Valid placeholders for missing values.
  const validFrom = from ?? today;
  const plan: CampaignPlan = {
    ...{ kind, purchaseKinds, billingTypes, validFrom },
    value: valueIn(typed) ?? VALUE_BOUNDS[kind].least,
    validUntil: until ?? (validFrom > today ? validFrom : addDays(today, 1)),
  };
  return campaignFaults(plan, { today, prices: [] }).flatMap((found) => {
    const field = FIELDS[found.fault];
    const isMissing = field === 'campaign-until' && !until;
    return field && !isMissing ? [{ field, says: campaignFaultPhrase(found) }] : [];
  });
}

/** Errors of the codes; only the server knows codes that are in use. */
export function codeFaults({ source, code, prefix }: TypedCampaign): FormFault[] {
  const { least, most } = CODE_LENGTH;
  const [shared, begin] = [code, prefix].map(normaliseCampaignCode) as [string, string];
  if (source === 'one' && shared !== '' && !isCampaignCode(shared)) {
    return [{ field: 'campaign-code', says: { key: 'badCode', values: [least, most] } }];
  }
  if (source === 'made' && !isCodePrefix(begin)) {
    return [{ field: 'campaign-prefix', says: { key: 'badPrefix', values: [PREFIX_LENGTH] } }];
  }
  return [];
}
