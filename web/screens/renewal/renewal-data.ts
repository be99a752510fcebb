import type { CallOutput } from '../../../contract/call/controllers.ts';
import { loadMyCard, type MyCardData } from '../../parts/my-card/my-card-data.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { texts as fi } from '../../texts/fi/parts/renewal.ts';

export type RenewalData = MyCardData & {
  validity: CallOutput<'MyMuseumCardController', 'getMyValidity'>;
  /** Null for people without a card. */
  offer: RenewalOffer | null;
};

export async function loadRenewal(read: ReadFromServer): Promise<RenewalData> {
  const [mine, validity, { offer }] = await Promise.all([
    loadMyCard(read),
    read('MyMuseumCardController', 'getMyValidity', {}),
    loadRenewalOffer(read),
  ]);
  return { ...mine, validity, offer };
}

export type RenewalOfferData = CallOutput<'MuseumCardUserController', 'getRenewalOffer'>;
export type RenewalOffer = NonNullable<RenewalOfferData['offer']>;

/** Price and new last day of a renewal today; without a code there is no discount. */
export function loadRenewalOffer(
  read: ReadFromServer,
  campaignCode?: string,
): Promise<RenewalOfferData> {
  return read('MuseumCardUserController', 'getRenewalOffer', campaignCode ? { campaignCode } : {});
}

export type RenewalTexts = typeof fi;
