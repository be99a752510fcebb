import type { CallOutput } from '../../../contract/controllers.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';

export type RenewalOfferData = CallOutput<'MuseumCardUserController', 'getRenewalOffer'>;
export type RenewalOffer = NonNullable<RenewalOfferData['offer']>;

/** What a renewal would cost and bring today; a code that is left out changes nothing. */
export function loadRenewalOffer(
  read: ReadFromServer,
  campaignCode?: string,
): Promise<RenewalOfferData> {
  return read('MuseumCardUserController', 'getRenewalOffer', campaignCode ? { campaignCode } : {});
}
