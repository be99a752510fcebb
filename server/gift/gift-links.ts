import { pathTo } from '../../contract/page/pages.ts';
import type { ActivationCode } from '../../domain/activation/activation-code.ts';
import type { Language } from '../../domain/base/language.ts';
import type { OneKey } from '../base/secret-key.ts';
import type { Settings } from '../settings/settings.ts';
import { giverKey, openingMarker, storedSecret } from './gift-secrets.ts';

/** Parameter names of our own pages. Secrets go into the fragment, so that they are in no log and no Referer. */
export const MARKER_PARAMETER = 'lahja';
const GIVER_PARAMETER = 'avain';
const CODE_PARAMETER = 'koodi';

type Site = Pick<Settings, 'publicUrl' | 'secretKey'>;

type OpenedGift = {
  orderId: string;
  replacements: number;
  markerHash: Buffer;
  sealedMarker: Buffer | null;
};
/** A gift order and the stored secret of its giver's link. */
export type GiverOrder = {
  giftOrderId: string;
  giverKeyHash: Buffer;
  sealedGiverKey: Buffer | null;
};

/** The link in the recipient's mail: the page fetches the code and records the opening. */
export function openingLink(
  { orderId, replacements, markerHash, sealedMarker }: OpenedGift,
  language: Language,
  site: Site,
): string {
  const grow = (key: OneKey) => openingMarker(orderId, key, replacements);
  const stored = { hash: markerHash, sealed: sealedMarker };
  const marker = storedSecret(grow, stored, site.secretKey);
  return `${activationLink(language, site)}#${MARKER_PARAMETER}=${marker}`;
}

/** The page where a code is entered, prefilled when given. */
export function activationLink(language: Language, { publicUrl }: Site, code?: ActivationCode) {
  const secret = code ? `#${CODE_PARAMETER}=${code}` : '';
  return `${publicUrl}${pathTo('Activate_Card', language)}${secret}`;
}

/** The giver's page. */
export function giverLink(
  { giftOrderId, giverKeyHash, sealedGiverKey }: GiverOrder,
  language: Language,
  { publicUrl, secretKey }: Site,
): string {
  const stored = { hash: giverKeyHash, sealed: sealedGiverKey };
  const key = storedSecret((one) => giverKey(giftOrderId, one), stored, secretKey);
  return `${publicUrl}${pathTo('Gift_Giver', language)}#${GIVER_PARAMETER}=${key}`;
}
