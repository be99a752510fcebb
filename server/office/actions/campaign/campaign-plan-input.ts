import type { z } from 'zod';
import type { createCampaignInput } from '../../../../contract/office/actions/campaign.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import type { CampaignPlan } from '../../../../domain/scheme/campaign/campaign-plan.ts';

type PlanInput = Omit<z.output<typeof createCampaignInput>, 'codes' | 'name'>;

/** The stored form: each kind once, in the order of the form. */
export function planOf(input: PlanInput): CampaignPlan {
  const { kind, value, purchaseKinds, billingTypes, validFrom, validUntil } = input;
  return {
    kind,
    value,
    purchaseKinds: [...new Set(purchaseKinds)],
    billingTypes: [...new Set(billingTypes)],
    validFrom: localDate(validFrom),
    validUntil: localDate(validUntil),
  };
}
