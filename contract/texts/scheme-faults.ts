import { cents, toEuros } from '../../domain/base/cents.ts';
import { type CampaignFault, VALUE_BOUNDS } from '../../domain/scheme/campaign/campaign-plan.ts';
import type { FactFault } from '../../domain/scheme/fact-plan.ts';
import { LEAST_CONTRAST } from '../../domain/scheme/look.ts';
import { AMOUNT_BOUNDS, type PlanFault, type PriceFact } from '../../domain/scheme/price-plan.ts';
import { LIMITS } from '../../domain/scheme/topic/limits.ts';
import type { ActionValue } from '../office/action.ts';
import { say } from './action-text.ts';

const euros = (amount: number) => ({ euros: toEuros(cents(amount)) });

export const amountValue = (fact: PriceFact, amount: number): ActionValue =>
  fact === 'vat' ? { rate: amount } : euros(amount);

/** Why a campaign is refused, with the day, the bounds or the price. */
export function campaignFaultPhrase(found: CampaignFault) {
  switch (found.fault) {
    case 'outOfBounds': {
      const { least, most } = VALUE_BOUNDS[found.kind];
      const shown = (amount: number) => (found.kind === 'amountOff' ? euros(amount) : amount);
      return say(`${found.kind}OutOfBounds`, shown(least), shown(most));
    }
    case 'free':
      return say('free', { euros: toEuros(found.price) }, { day: found.day });
    case 'dayTooFar':
      return say('dayTooFar', { day: found.day });
    default:
      return say(found.fault);
  }
}

/** Why prices cannot be planned. */
export function priceFaultPhrase(found: PlanFault) {
  switch (found.fault) {
    case 'outOfBounds': {
      const { least, most } = AMOUNT_BOUNDS[found.fact];
      const shown = (amount: number) => amountValue(found.fact, amount);
      return say(`${found.fact}OutOfBounds`, shown(least), shown(most));
    }
    case 'dayTooFar':
    case 'dayTaken':
    case 'renewalAboveAnnual':
      return say(found.fault, { day: found.day });
    default:
      return say(found.fault);
  }
}

/** Why a planned scheme fact is refused. */
export function factFaultPhrase(found: FactFault) {
  if (found.fault === 'outOfBounds') {
    const { unit, least, most } = LIMITS[found.limit];
    const shown = (amount: number) => (unit === 'sum' ? euros(amount) : amount);
    return say(`${found.limit}OutOfBounds`, shown(least), shown(most));
  }
  if (found.fault === 'contrastLow') {
    const { colour, contrast, passes } = found;
    return say(`${colour}Low`, contrast, LEAST_CONTRAST, passes);
  }
  if (found.fault === 'trackingId') return say('trackingId', found.example);
  return 'day' in found ? say(found.fault, { day: found.day }) : say(found.fault);
}
