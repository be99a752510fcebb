import { z } from 'zod';
import type { Language } from '../../../../domain/base/language.ts';
import { companyPortalLink } from '../../../company/company-links.ts';
import { findOrderOfPayment } from '../../../company/company-portal-queries.ts';
import type { Transaction } from '../../../db/database.ts';
import { giverLink } from '../../../gift/gift-links.ts';
import type { RenewedLink } from '../../../letter/define-letter.ts';
import { holdsSecretLink } from '../../../letter/hidden-link.ts';
import { isLetterName, letterKind } from '../../../letter/letters.ts';
import type { Settings } from '../../../settings/settings.ts';
import { withdrawalLink } from '../../../withdrawal/withdrawal-link.ts';
import { findGiverOrder, findLetterKey, findPaymentNamed } from './renew-link-queries.ts';

type Site = Pick<Settings, 'publicUrl' | 'secretKey'>;
type Sent = { firstId: string; letter: string; language: Language; data: unknown };
type Link = (site: Site) => Promise<string | null>;

const withLinks = z.looseObject({ links: z.record(z.string(), z.unknown()).optional() });
const orderNumbered = z.object({ orderNumber: z.string().min(1) });

/**
 * Recreates a letter's links, which are not stored. Null when it holds a code or single-use link, which its
 * reader must request again.
 */
export async function renewLinks(tx: Transaction, sent: Sent, site: Site): Promise<unknown> {
  const { links, ...own } = withLinks.parse(sent.data);
  const ways = isLetterName(sent.letter) ? letterKind(sent.letter).renewed : undefined;
  const makers = linkMakers(tx, sent);
  const renew = async (named: Record<string, unknown>) => {
    const fresh: Record<string, string> = {};
    for (const [name, way] of Object.entries(ways ?? {})) {
      if (!holdsSecretLink(named[name])) continue;
      const href = await makers[way](site);
      if (href !== null) fresh[name] = href;
    }
    const rest = Object.entries(named).filter(([name]) => !Object.hasOwn(fresh, name));
    return holdsSecretLink(Object.fromEntries(rest)) ? null : { ...named, ...fresh };
  };
  const [renewed, renewedLinks] = [await renew(own), await renew(links ?? {})];
  if (!renewed || !renewedLinks) return null;
  return links ? { ...renewed, links: renewedLinks } : renewed;
}

function linkMakers(tx: Transaction, { firstId, language, data }: Sent): Record<RenewedLink, Link> {
  const giver: Link = async (site) => {
    const order = await findGiverOrder(tx, await findLetterKey(tx, firstId));
    return order && giverLink(order, language, site);
  };
  const desk: Link = async (site) => {
    const { paymentId } = await findLetterKey(tx, firstId);
    const order = paymentId && (await findOrderOfPayment(tx, paymentId));
    return order ? companyPortalLink({ ...order, language }, site) : null;
  };
  const withdrawal: Link = async (site) => {
    const { paymentId } = await findLetterKey(tx, firstId);
    const orderNumber = orderNumbered.safeParse(data).data?.orderNumber ?? null;
    const payment = await findPaymentNamed(tx, { paymentId, orderNumber });
    return payment && withdrawalLink({ payment, language }, site);
  };
  return { giver, desk, withdrawal };
}
