import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { HoldLetter } from '../../domain/instalment/hold-letters.ts';
import type { Database } from '../db/database.ts';
import { IS_SILENT_SHARE } from './schedule-queries.ts';

export type OwnPlan = {
  id: string;
  cardId: string;
  startsOn: LocalDate;
  paidElsewhere: number;
  failingSince: LocalDate | null;
  noticedOn: LocalDate | null;
  nextTryOn: LocalDate | null;
  heldOn: LocalDate | null;
  validUntil: LocalDate | null;
  isBeingCharged: boolean;
  silentPaymentKey: string | null;
  paymentCard: PaymentCard | null;
  instalments: { number: number; dueOn: LocalDate; amount: number; isPaid: boolean }[];
  declinedOn: LocalDate[];
  letters: SentLetter[];
};
type SentLetter = { letter: HoldLetter; on: LocalDate; due: number };
type PaymentCard = { brand: string; lastFour: string; expiresOn: string; isRevoked: boolean };

type Row = Omit<OwnPlan, DayColumn> & Record<DayColumn, string | null>;
type DayColumn = 'startsOn' | 'failingSince' | 'noticedOn' | 'nextTryOn' | 'heldOn' | 'validUntil';

const day = (value: string | null) => (value === null ? null : localDate(value));

/** Plans of an account that nobody ended early; a failing one comes first, since it holds the card. */
export async function findOwnPlans(db: Database, accountId: string): Promise<OwnPlan[]> {
  const { rows } = await db.query<Row>(
    `select contract.id, contract.card_id as "cardId", contract.starts_on::text as "startsOn",
            contract.paid_elsewhere as "paidElsewhere", failing_since::text as "failingSince",
            noticed_on::text as "noticedOn",
            (next_try_at at time zone 'Europe/Helsinki')::date::text as "nextTryOn",
            (hold.placed_at at time zone 'Europe/Helsinki')::date::text as "heldOn",
            validity.valid_until::text as "validUntil",
            exists (select from instalment_charge share
                      join payment on payment.id = share.payment_id
                     where share.contract_id = contract.id
                       and (state in ('unknown', 'pending') or ${IS_SILENT_SHARE})) as "isBeingCharged",
            (select payment.return_key
               from instalment_charge share join payment on payment.id = share.payment_id
              where share.contract_id = contract.id and ${IS_SILENT_SHARE}
              order by payment.created_at desc limit 1) as "silentPaymentKey",
            case when token.id is not null then
              json_build_object('brand', token.brand, 'lastFour', token.last_four,
                                'expiresOn', token.expires_on, 'isRevoked', token.revoked_at is not null)
            end as "paymentCard",
            (select json_agg(json_build_object('number', number, 'dueOn', due_on, 'amount', amount_cents,
                                               'isPaid', paid_by is not null) order by number)
               from instalment where contract_id = contract.id) as instalments,
            coalesce((select json_agg(distinct declined_on order by declined_on)
                        from token_charge
                        join instalment_charge using (payment_id)
                       where contract_id = contract.id and declined_on >= failing_since), '[]') as "declinedOn",
            coalesce((select json_agg(json_build_object('letter', step, 'on', sent_on, 'due', due_cents)
                                      order by sent_on)
                        from hold_letter where hold_id = hold.id), '[]') as letters
       from monthly_contract contract
       left join contract_hold hold on hold.contract_id = contract.id and hold.lifted_at is null
       left join card_validity validity on validity.card_id = contract.card_id
       left join payment_token token on token.id = contract.token_id
      where contract.account_id = $1 and withdrawn_at is null
      order by failing_since nulls last,
               not exists (select from instalment where contract_id = contract.id and paid_by is null),
               contract.starts_on, contract.id`,
    [accountId],
  );
  return rows.map((row) => ({
    ...row,
    startsOn: localDate(String(row.startsOn)),
    failingSince: day(row.failingSince),
    noticedOn: day(row.noticedOn),
    nextTryOn: day(row.nextTryOn),
    heldOn: day(row.heldOn),
    validUntil: day(row.validUntil),
  }));
}
