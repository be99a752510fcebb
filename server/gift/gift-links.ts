import { pathTo } from '../../contract/pages.ts';
import type { Language } from '../../domain/base/language.ts';
import type { ActivationCode } from '../../domain/card/activation-code.ts';
import type { Settings } from '../config.ts';
import { giverKey, openingMarker } from './gift-secrets.ts';

/** Names in the addresses of our own pages. Secrets stand in the query, which no log keeps. */
export const OPENING_PATH = '/gifts/open';
export const MARKER_PARAMETER = 'lahja';
export const GIVER_PARAMETER = 'avain';
const CODE_PARAMETER = 'koodi';

type Site = Pick<Settings, 'publicUrl' | 'secretKey'>;

/** What stands in the mail to the recipient, and in the squares on paper. */
export function openingLink(eventId: string, { publicUrl, secretKey }: Site): string {
  const query = new URLSearchParams({ [MARKER_PARAMETER]: openingMarker(eventId, secretKey) });
  return `${publicUrl}${OPENING_PATH}?${query}`;
}

/** Where a code is typed, or stands already. */
export function activationLink(language: Language, { publicUrl }: Site, code?: ActivationCode) {
  const query = code ? `?${new URLSearchParams({ [CODE_PARAMETER]: code })}` : '';
  return `${publicUrl}${pathTo('Activate_Card', language)}${query}`;
}

/** The giver's own page. */
export function giverLink(orderId: string, language: Language, { publicUrl, secretKey }: Site) {
  const query = new URLSearchParams({ [GIVER_PARAMETER]: giverKey(orderId, secretKey) });
  return `${publicUrl}${pathTo('Gift_Giver', language)}?${query}`;
}
