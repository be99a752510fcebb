import { pathTo } from '../../../../contract/page/pages.ts';
import { accountAddress } from '../../../../domain/account/email-address.ts';
import { yearOf } from '../../../../domain/base/local-date.ts';
import { fieldErrors } from '../../../../domain/person/field-rules.ts';
import { findAccountByAddress, findLetterAddress } from '../../../account/account-queries.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { queueMail } from '../../../letter/queue-mail.ts';
import type { Act } from '../define-action.ts';

type Target = { address: string; accountId: string | null };

export async function findTarget(db: Database, toAddress: string): Promise<Target> {
  const address = accountAddress(toAddress);
  return { address, accountId: (await findAccountByAddress(db, address))?.id ?? null };
}

/** Refuses oneself and the current owner. */
export function targetFault(
  { address, accountId }: Target,
  personId: string,
  { today, user }: Act,
) {
  const context = { currentYear: yearOf(today) };
  if (fieldErrors('emailAddress', address, context).length > 0) return 'invalid' as const;
  if (accountId === personId) return 'samePerson' as const;
  return accountId === user.accountId ? ('yourself' as const) : null;
}

type Letters = {
  away: 'card-moved-away' | 'order-moved-away';
  here: 'card-moved-here' | 'order-moved-here';
};
type MoveNotice = {
  fromId: string;
  toId: string;
  key: string;
  orderNumber: string | null;
  publicUrl: string;
};

/** Both are notified, so that a theft cannot go unnoticed. */
export async function notifyMoved(
  tx: Transaction,
  { away, here }: Letters,
  { fromId, toId, key, orderNumber, publicUrl }: MoveNotice,
): Promise<void> {
  const [from, to] = [await findLetterAddress(tx, fromId), await findLetterAddress(tx, toId)];
  if (from) {
    const { emailAddress, language } = from;
    const data = { orderNumber, link: null };
    await queueMail(tx, { to: emailAddress, language, letter: away, key: `${away}:${key}`, data });
  }
  if (!to) return;
  const { emailAddress, language } = to;
  const page = orderNumber ? 'My_Orders' : 'My_Museum_Card';
  const data = { orderNumber, link: `${publicUrl}${pathTo(page, language)}` };
  await queueMail(tx, { to: emailAddress, language, letter: here, key: `${here}:${key}`, data });
}
