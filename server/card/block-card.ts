import type { Language } from '../../domain/base/language.ts';
import type { CustomerNumber } from '../../domain/card/customer-number.ts';
import type { Transaction } from '../db/database.ts';
import { queueMail } from '../letter/queue-mail.ts';

type BlockRequest = { customerNumber: CustomerNumber; now: number };
type Blocked = {
  cardId: string;
  firstName: string | null;
  emailAddress: string | null;
  language: Language | null;
};

/** Blocks a lost or misused card and notifies its holder. False: there is no such card, or it is blocked already. */
export async function blockCard(
  tx: Transaction,
  { customerNumber, now }: BlockRequest,
): Promise<boolean> {
  const { rows } = await tx.query<Blocked>(
    `with blocked as (
       update museum_card set blocked_at = $2
        where customer_number = $1 and blocked_at is null
       returning id, holder_account_id, holder_first_name
     )
     select blocked.id as "cardId", holder_first_name as "firstName",
            email_address as "emailAddress", language
       from blocked left join account on account.id = holder_account_id`,
    [customerNumber, new Date(now)],
  );
  const [blocked] = rows;
  if (!blocked) return false;
  const { cardId, firstName, emailAddress, language } = blocked;
  if (!emailAddress) return true;
  await queueMail(tx, {
    to: emailAddress,
    language: language ?? 'fi',
    letter: 'card-blocked',
    cardId,
    key: `card-blocked:${customerNumber}:${now}`,
    data: { firstName: firstName ?? '' },
  });
  return true;
}

/** Unblocks the card. False: it is not blocked. */
export async function unblockCard(tx: Transaction, customerNumber: CustomerNumber) {
  const { rowCount } = await tx.query(
    `update museum_card set blocked_at = null
      where customer_number = $1 and blocked_at is not null`,
    [customerNumber],
  );
  return rowCount === 1;
}
