import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { cents } from '../../../../domain/base/cents.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import type { Campaign } from '../../../../domain/scheme/campaign/campaign.ts';
import type { DatedPrice } from '../../../../domain/scheme/price.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';

export type CampaignList = CallOutput<'BackOfficeController', 'getCampaigns'>;

export function loadCampaigns(read: ReadFromServer): Promise<OfficeData<CampaignList>> {
  return loadOffice(read, readCampaigns(read));
}

export function readCampaigns(read: ReadFromServer): Promise<CampaignList> {
  return read('BackOfficeController', 'getCampaigns', {});
}

export function pricesOf({ prices }: CampaignList): DatedPrice[] {
  return prices.map(({ kind, validFrom, amount }) => ({
    kind,
    validFrom: localDate(validFrom),
    amount: cents(amount),
  }));
}

/** Campaigns open to everybody count for the lowest price of the last days. */
export function openCampaignsOf({ campaigns }: CampaignList): Campaign[] {
  return campaigns
    .filter(({ useLimit, kind }) => useLimit === null && kind !== 'extraMonths')
    .map(({ kind, value, purchaseKinds, billingTypes, validFrom, validUntil }) => ({
      kind,
      value,
      purchaseKinds,
      billingTypes,
      validFrom: localDate(validFrom),
      validUntil: localDate(validUntil),
      isStopped: false,
      usesLeft: null,
    }));
}
