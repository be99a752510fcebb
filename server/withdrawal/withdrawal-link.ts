import { pathTo } from '../../contract/page/pages.ts';
import type { Language } from '../../domain/base/language.ts';
import { sameSignature } from '../base/constant-time.ts';
import { everyKey, keyedHash, type OneKey, type SecretKey } from '../base/secret-key.ts';
import type { Settings } from '../settings/settings.ts';

const ORDER_PARAMETER = 'tilaus';
const KEY_PARAMETER = 'avain';

type Site = Pick<Settings, 'publicUrl' | 'secretKey'>;
type Paid = { id: string; reference: string };

/** The withdrawal page; it asks whose order it is. */
export function withdrawalPage(
  { orderNumber, language }: { orderNumber: string; language: Language },
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): string {
  const query = new URLSearchParams({ [ORDER_PARAMETER]: orderNumber });
  return `${publicUrl}${pathTo('Withdrawal', language)}?${query}`;
}

/** The page with proof of access to the buyer's mail. Derived from the portal's key, stored nowhere. */
export function withdrawalLink(
  { payment, language }: { payment: Paid; language: Language },
  site: Site,
): string {
  const page = withdrawalPage({ orderNumber: payment.reference, language }, site);
  const key = withdrawalKey(payment.id, site.secretKey);
  // In the fragment, so that the key is in no log and no Referer.
  return `${page}#${KEY_PARAMETER}=${key}`;
}

export function isWithdrawalKey(paymentId: string, given: string, secretKey: SecretKey): boolean {
  return everyKey(secretKey).some((key) => sameSignature(withdrawalKey(paymentId, key), given));
}

function withdrawalKey(paymentId: string, key: OneKey): string {
  return keyedHash(`withdrawal:v1:${paymentId}`, key).toString('base64url');
}
