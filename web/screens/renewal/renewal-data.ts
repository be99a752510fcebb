import type { CallOutput } from '../../../contract/controllers.ts';
import { loadMyCard, type MyCardData } from '../../parts/my-card/my-card-data.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import { loadRenewalOffer, type RenewalOffer } from './renewal-offer.ts';

export type ExtendValidityData = MyCardData & {
  validity: CallOutput<'MyMuseumCardController', 'getMyValidity'>;
  /** Null for who holds no card. */
  offer: RenewalOffer | null;
};

export async function loadExtendValidity(read: ReadFromServer): Promise<ExtendValidityData> {
  const [mine, validity, { offer }] = await Promise.all([
    loadMyCard(read),
    read('MyMuseumCardController', 'getMyValidity', {}),
    loadRenewalOffer(read),
  ]);
  return { ...mine, validity, offer };
}
