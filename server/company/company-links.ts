import { pathTo } from '../../contract/page/pages.ts';
import type { Language } from '../../domain/base/language.ts';
import { unsealText } from '../platform/seal-text.ts';
import type { Settings } from '../settings/settings.ts';
import type { CompanyOrder } from './company-portal-queries.ts';

type Site = Pick<Settings, 'publicUrl' | 'secretKey'>;

/** Secrets go into the fragment, so that they are in no log and no Referer. */
export function companyPortalLink({ sealedPortalKey, language }: CompanyOrder, site: Site): string {
  const key = unsealText(sealedPortalKey, { kind: 'desk-key', secretKey: site.secretKey });
  return `${site.publicUrl}${pathTo('Company_Desk', language)}#${key}`;
}

export function companyClaimLink({ claimKey, language }: CompanyOrder, site: Site): string {
  return `${site.publicUrl}${pathTo('Company_Claim', language)}#${claimKey}`;
}

/** The personal link: its reader can claim the card. */
export function claimLink(code: string, language: Language, { publicUrl }: Site): string {
  return `${publicUrl}${pathTo('Activate_Card', language)}#koodi=${code}`;
}
