import { pathTo } from '../../contract/pages.ts';
import type { ActivationCode } from '../../domain/activation/activation-code.ts';
import type { Language } from '../../domain/base/language.ts';
import type { Settings } from '../config.ts';
import { giverKey, openingMarker } from './gift-secrets.ts';

/** Names in the addresses of our own pages. Secrets stand after the #: they are in no log and in no Referer. */
export const MARKER_PARAMETER = 'lahja';
const GIVER_PARAMETER = 'avain';
const CODE_PARAMETER = 'koodi';

type Site = Pick<Settings, 'publicUrl' | 'secretKey'>;

/** What stands in the mail to the recipient: the page asks for the code, and the opening is noticed. */
export function openingLink(
  { orderId, replacements }: { orderId: string; replacements: number },
  language: Language,
  site: Site,
): string {
  const marker = openingMarker(orderId, site.secretKey, replacements);
  return `${activationLink(language, site)}#${MARKER_PARAMETER}=${marker}`;
}

/** Where a code is typed, or stands already. */
export function activationLink(language: Language, { publicUrl }: Site, code?: ActivationCode) {
  const secret = code ? `#${CODE_PARAMETER}=${code}` : '';
  return `${publicUrl}${pathTo('Activate_Card', language)}${secret}`;
}

/** The giver's own page. */
export function giverLink(giftOrderId: string, language: Language, { publicUrl, secretKey }: Site) {
  const key = giverKey(giftOrderId, secretKey);
  return `${publicUrl}${pathTo('Gift_Giver', language)}#${GIVER_PARAMETER}=${key}`;
}
