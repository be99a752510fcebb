import type { LocalDate } from '../../../domain/base/local-date.ts';
import { type CardState, cardState } from '../../../domain/card/card-state.ts';
import { maskEmail, maskPhone } from '../../../domain/office/mask-contact.ts';
import type { PaymentState } from '../../../domain/payment/payment-state.ts';
import { CARD_FACTS, type FactsRow, factsOf } from '../../card/card-facts.ts';
import type { Database } from '../../db/database.ts';

export type PersonHit = {
  id: string;
  name: string;
  yearOfBirth: number | null;
  city: string;
  customerNumber: string | null;
  ryijySeed: number | null;
  card: CardState | null;
  isInstalmentLate: boolean;
  isLeaving: boolean;
  /** Masked. */
  email: string;
  phone: string;
};

/** Clerks are managed by their museum and are no customers. */
export async function findPeople(
  db: Database,
  ids: string[],
  today: LocalDate,
): Promise<PersonHit[]> {
  const { rows } = await db.query<
    FactsRow & {
      id: string;
      name: string;
      yearOfBirth: number | null;
      city: string;
      phone: string;
      email: string;
      customerNumber: string | null;
      ryijySeed: number | null;
      isInstalmentLate: boolean;
      isLeaving: boolean;
    }
  >(
    `select account.id, account.email_address as email, card.customer_number as "customerNumber",
            card.ryijy_seed::float8 as "ryijySeed",
            concat_ws(' ', coalesce(card.holder_first_name, account.first_name),
                           coalesce(card.holder_last_name, account.last_name)) as name,
            card.holder_year_of_birth as "yearOfBirth",
            contact.city, contact.phone,
            exists (select from monthly_contract contract
                     where contract.account_id = account.id and contract.failing_since is not null
                       and contract.withdrawn_at is null) as "isInstalmentLate",
            exists (select from account_deletion where account_id = account.id) as "isLeaving",
            ${CARD_FACTS}
       from account
       left join museum_card card on card.holder_account_id = account.id
       left join card_validity validity on validity.card_id = card.id
       join account_contact contact on contact.account_id = account.id
      where account.id = any ($1::uuid[]) and account.role <> 'desk'`,
    [ids],
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    yearOfBirth: row.yearOfBirth,
    city: row.city,
    customerNumber: row.customerNumber,
    ryijySeed: row.ryijySeed,
    card: row.customerNumber === null ? null : cardState(factsOf(row), today),
    isInstalmentLate: row.isInstalmentLate,
    isLeaving: row.isLeaving,
    email: maskEmail(row.email),
    phone: row.phone && maskPhone(row.phone),
  }));
}

export type OrderHit = {
  id: string;
  kind: 'standard' | 'gift' | 'renewal' | 'companyOrder';
  orderNumber: string | null;
  /** The payment whose history is linked. */
  paymentId: string | null;
  paymentState: PaymentState | null;
  /** Cents. */
  amount: number;
  units: number;
  createdAt: number;
  name: string;
  /** Gifts only: each gift of an order is a hit of its own. */
  recipientName: string | null;
};

/** Orders with the successful or else newest payment attempt. An erased order has no name any more. */
export async function findOrders(db: Database, ids: string[]): Promise<OrderHit[]> {
  const { rows } = await db.query<OrderHit>(
    `select card_order.id, card_order.kind, paid.reference as "orderNumber", paid.payment_id as "paymentId", paid.state as "paymentState",
            card_order.price_cents * card_order.units as amount, card_order.units,
            (extract(epoch from card_order.created_at) * 1000)::float8 as "createdAt",
            coalesce(nullif(company.company_name, ''),
                     nullif(concat_ws(' ', card_order.details #>> '{buyer,firstName}',
                                           card_order.details #>> '{buyer,lastName}'), ''), '') as name,
            nullif(gift.recipient_name, '') as "recipientName"
       from card_order
       left join gift on gift.card_order_id = card_order.id
       left join company_order company on company.card_order_id = card_order.id
       left join lateral (select link.payment_id, reference, state from payment_order link
                            join payment on payment.id = link.payment_id
                           where link.card_order_id = card_order.id
                           order by state in ('paid', 'refundNeeded', 'refunded') desc, payment.created_at desc
                           limit 1) paid on true
      where card_order.id = any ($1::uuid[])`,
    [ids],
  );
  return rows;
}

export type PaymentHit = {
  id: string;
  orderNumber: string;
  amount: number;
  state: PaymentState;
  providerType: string;
  createdAt: number;
};

export async function findPayments(db: Database, ids: string[]): Promise<PaymentHit[]> {
  const { rows } = await db.query<PaymentHit>(
    `select id, reference as "orderNumber", amount_cents as amount, state, provider_type as "providerType",
            (extract(epoch from created_at) * 1000)::float8 as "createdAt"
       from payment where id = any ($1::uuid[])`,
    [ids],
  );
  return rows;
}

export type LogHit = { id: string; entries: number; at: number };

export async function findClientLogs(db: Database, ids: string[]): Promise<LogHit[]> {
  const { rows } = await db.query<LogHit>(
    `select transaction_id as id, count(*)::int as entries,
            (extract(epoch from min(logged_at)) * 1000)::float8 as at
       from client_log where transaction_id = any ($1) group by 1`,
    [ids],
  );
  return rows;
}
