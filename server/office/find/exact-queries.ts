import type { MatchReason } from '../../../contract/page/search-hit.ts';
import { NUMBER_DIGITS } from '../../../domain/card/customer-number.ts';
import type { SearchTerm } from '../../../domain/office/search-query.ts';
import type { Database } from '../../db/database.ts';

export type MatchSubject = 'person' | 'order' | 'payment' | 'museum' | 'clientLog';
export type ExactMatch = {
  subject: MatchSubject;
  id: string;
  /** The owner of the order or payment, so that a name matches too. */
  personId: string | null;
  reason: MatchReason;
  /** The matched value as stored. */
  shown: string;
};

/** Only a meaningless query matches more. */
const MOST = 200;
const END_DIGITS = 4;
type Phone = Extract<SearchTerm, { kind: 'phone' }>;
const PHONE_DIGITS = 15;
const BUSINESS_ID_DIGITS = 8;

const BUYER = `select buyer_account_id from payment_order link
                 join card_order on card_order.id = link.card_order_id
                where link.payment_id = payment.id limit 1`;

const BY_EMAIL = `
  select 'person' as subject, id::text, id::text as "personId", 'email' as reason, email_address as shown
    from account where lower(email_address) = $1
  union all
  select 'person', account_id::text, account_id::text, 'formerEmail', email_address
    from former_email where lower(email_address) = $1
  union all
  select 'person', account_id::text, account_id::text, 'newEmail', new_email_address
    from email_change where lower(new_email_address) = $1
  union all
  (select 'order', id::text, null, 'buyerEmail', $1 from card_order
    where buyer_account_id is null and lower(details #>> '{buyer,emailAddress}') = $1
    order by created_at desc limit ${MOST})
  union all
  (select 'order', card_order_id::text, null, 'recipientEmail', $1 from gift
    where lower(recipient_email) = $1 and recipient_email <> '' limit ${MOST})
  union all
  (select 'order', card_order_id::text, null, 'companyEmail', $1 from company_order
    where lower(email_address) = $1 limit ${MOST})
  union all
  (select 'order', card_order_id::text, null, 'seatEmail', $1
     from company_seat seat join company_order on company_order.id = seat.order_id
    where lower(seat.email_address) = $1 limit ${MOST})`;

/** $1: at least four digits, the whole number or its end. */
const BY_CUSTOMER_NUMBER = `
  (select case when found.person is null then 'order' else 'person' end as subject,
          coalesce(found.person, found.card_order_id)::text as id, found.person::text as "personId",
          case when found.card_order_id is not null and found.person is null then 'waitingNumber'
               when found.is_merged then 'mergedNumber'
               when customer_number = $1 then 'customerNumber'
               else 'customerNumberEnd' end as reason,
          customer_number as shown
     from (select card.customer_number, coalesce(card.holder_account_id, merged.holder_account_id) as person,
                  merged.id is not null as is_merged, done.card_order_id
             from museum_card card
             left join card_redemption redeemed on redeemed.card_id = card.id
             left join museum_card merged on merged.id = redeemed.merged_into_card_id
             left join order_fulfilment done on done.card_id = card.id
            where right(card.customer_number, ${END_DIGITS}) = right($1, ${END_DIGITS})
              and card.customer_number like '%' || $1) as found
    where found.person is not null or found.card_order_id is not null
    limit ${MOST})
  union all
  (select 'person', card.holder_account_id::text, card.holder_account_id::text, 'replacedNumber',
          former.customer_number
     from former_card_number former join museum_card card on card.id = former.card_id
    where right(former.customer_number, ${END_DIGITS}) = right($1, ${END_DIGITS})
      and former.customer_number like '%' || $1 and card.holder_account_id is not null
    limit ${MOST})`;

/** $2: trailing digits, escaped for like. */
const BY_PHONE = `
  (select 'person', account_id::text, account_id::text,
          case when length($1) >= 7 then 'phone' else 'phoneEnd' end, phone
     from contact_details where phone <> '' and reversed_digits(phone) like $2 limit ${MOST})
  union all
  (select case when buyer_account_id is null then 'order' else 'person' end,
          coalesce(buyer_account_id, id)::text, buyer_account_id::text,
          case when length($1) >= 7 then 'phone' else 'phoneEnd' end, details #>> '{buyer,phone}'
     from card_order
    where details #>> '{buyer,phone}' <> '' and reversed_digits(details #>> '{buyer,phone}') like $2
    limit ${MOST})
  union all
  (select 'order', card_order_id::text, null,
          case when length($1) >= 7 then 'phone' else 'phoneEnd' end, phone
     from company_order where phone <> '' and reversed_digits(phone) like $2 limit ${MOST})`;

const BY_ORDER_NUMBER = `
  select 'order' as subject, link.card_order_id::text as id, card_order.buyer_account_id::text as "personId",
         'orderNumber' as reason, payment.reference as shown
    from payment
    join payment_order link on link.payment_id = payment.id
    join card_order on card_order.id = link.card_order_id
   where payment.reference = $1`;

const BY_PAYMENT_CODE = `
  select 'payment' as subject, id::text, (${BUYER})::text as "personId", 'stamp' as reason, stamp as shown
    from payment where stamp = $1
  union all
  select 'payment', id::text, (${BUYER})::text, 'providerId', transaction_id
    from payment where transaction_id = $1
  union all
  select 'payment', need.payment_id::text, null, 'refundStamp', stamp
    from refund join refund_need need on need.id = refund.need_id where stamp = $1
  union all
  (select 'clientLog', transaction_id, null, 'correlationId', transaction_id
     from client_log where transaction_id = $1 limit 1)`;

const BY_OWN_ID = `
  select 'person', id::text, id::text, 'ownId', id::text from account where id = $1::uuid
  union all
  select 'order', id::text, buyer_account_id::text, 'ownId', id::text from card_order where id = $1::uuid
  union all
  select 'payment', id::text, (${BUYER})::text, 'ownId', id::text from payment where id = $1::uuid`;

const BY_BUSINESS_ID = `
  (select 'order' as subject, card_order_id::text as id, null as "personId", 'businessId' as reason,
          business_id as shown
     from company_order where business_id = $1 order by created_at desc limit ${MOST})`;

/** Substring of an address: by trigram index, or by a scan when nearly all contain it. */
const BY_PART_OF_EMAIL = `
  (select 'person' as subject, id::text, id::text as "personId", 'emailPart' as reason from account
    where lower(email_address) like $1 limit $2)
  union all
  (select 'order', id::text, null, 'buyerEmailPart' from card_order
    where buyer_account_id is null and lower(details #>> '{buyer,emailAddress}') like $1 limit $2)
  union all
  (select 'order', card_order_id::text, null, 'recipientEmailPart' from gift
    where lower(recipient_email) like $1 and recipient_email <> '' limit $2)
  union all
  (select 'order', card_order_id::text, null, 'companyEmailPart' from company_order
    where lower(email_address) like $1 limit $2)`;

/** Shows only the typed part: the full address is on the person's page, where access is recorded. */
export async function findByPartOfEmail(
  db: Database,
  { part, limit }: { part: string; limit: number },
): Promise<ExactMatch[]> {
  const anywhere = `%${part.replace(/[%_\\]/g, '\\$&')}%`;
  const { rows } = await db.query<Omit<ExactMatch, 'shown'>>(BY_PART_OF_EMAIL, [anywhere, limit]);
  return rows.map((row) => ({ ...row, shown: part }));
}

/** Index lookups for terms that are not names. */
export async function findExact(db: Database, term: SearchTerm): Promise<ExactMatch[]> {
  switch (term.kind) {
    case 'word':
      return [];
    case 'email':
      return run(db, BY_EMAIL, [term.address]);
    case 'orderNumber':
      return run(db, BY_ORDER_NUMBER, [term.reference]);
    case 'businessId':
      return run(db, BY_BUSINESS_ID, [term.businessId]);
    case 'phone':
      return findByPhone(db, term);
    case 'code':
      return term.isUuid
        ? run(db, `${BY_PAYMENT_CODE} union all ${BY_OWN_ID}`, [term.code])
        : run(db, BY_PAYMENT_CODE, [term.code]);
    case 'digits':
      return findByDigits(db, term.digits);
  }
}

/** Numbers of another scheme may start with zero, like telephone numbers. */
async function findByPhone(db: Database, { typed, end }: Phone): Promise<ExactMatch[]> {
  const found = await run(db, withoutSubject(BY_PHONE), [end, reversed(end)]);
  const digits = typed.replace(/\D/g, '');
  const isNumber = NUMBER_DIGITS.test(digits) && !typed.startsWith('+');
  return isNumber ? [...found, ...(await run(db, BY_CUSTOMER_NUMBER, [digits]))] : found;
}

async function findByDigits(db: Database, digits: string): Promise<ExactMatch[]> {
  const found = await run(db, `${BY_PAYMENT_CODE}`, [digits]);
  if (digits.length > PHONE_DIGITS) {
    return [...found, ...(await run(db, BY_CUSTOMER_NUMBER, [digits]))];
  }
  const numbers = `${BY_CUSTOMER_NUMBER} union all ${BY_PHONE}`;
  found.push(...(await run(db, numbers, [digits, reversed(digits)])));
  found.push(...(await run(db, BY_ORDER_NUMBER, [`MK${digits}`])));
  if (digits.length === BUSINESS_ID_DIGITS) {
    const businessId = `${digits.slice(0, -1)}-${digits.slice(-1)}`;
    found.push(...(await run(db, BY_BUSINESS_ID, [businessId])));
  }
  return found;
}

/** The first select of a union names its columns. */
const withoutSubject = (union: string) =>
  `select * from (select null::text as subject, null::text as id, null::text as "personId", null::text as reason,
                         null::text as shown
                  union all ${union}) as found where subject is not null`;

const reversed = (digits: string) => `${[...digits].reverse().join('')}%`;

async function run(db: Database, statement: string, values: string[]): Promise<ExactMatch[]> {
  const { rows } = await db.query<ExactMatch>(statement, values);
  return rows;
}
