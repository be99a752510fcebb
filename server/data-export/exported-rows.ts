/**
 * SQL fragments for the export. The setting `portal.export_ids_of` names the source whose ids are written for imported
 * rows; others get our ids.
 */
const SOURCE = `current_setting('portal.export_ids_of')`;

/** The day of the export. */
export const DAY = `current_setting('portal.export_day')::date`;

/** The source's id of an imported row; the first of two. */
export const outerIds = (kind: string, column: 'account_id' | 'card_id' | 'target_id') => `
  (select ${column}, min(outer_id collate "C") as outer_id
     from data_import_ref
    where source = ${SOURCE} and kind = '${kind}' and ${column} is not null
    group by ${column})`;

export const day = (column: string) => `(${column} at time zone 'Europe/Helsinki')::date`;
export const yesNo = (condition: string) => `case when ${condition} then 'yes' else 'no' end`;
export const euros = (cents: string) => `to_char(${cents} / 100.0, 'FM999999990.00')`;

/** The longest period that an import accepts; a card renewed for longer gets a later start. */
const LONGEST = `interval '120 months'`;

/** Cards with a holder and with validity. An unused card has months only, so extra days are rounded up to a month. */
export const CARDS = `
  (select card.*, coalesce(ref.outer_id, card.id::text) as card_id, validity.valid_until,
          greatest(validity.starts_on, (validity.valid_until - ${LONGEST})::date) as starts_on,
          case when validity.waits_for_first_visit then ${waitingMonths('card.id')} end as waiting_months
     from museum_card card
     join card_validity validity on validity.card_id = card.id
     left join ${outerIds('cards', 'card_id')} ref on ref.card_id = card.id
    where card.registered_at is not null
      and (card.holder_account_id is not null or card.holder_last_name is not null)
      and (validity.waits_for_first_visit or validity.valid_until > validity.starts_on))`;

/** Validity not started yet: all months given minus refunds. */
function waitingMonths(cardId: string): string {
  return `
  (select greatest(1, sum(sign * months) + ceil(greatest(0, sum(sign * days)) / 30.0))::int
     from (select distinct on (entry.cause) entry.months, entry.days,
                  case when entry.kind in ('refund', 'contractEnded') then -1 else 1 end as sign
             from card_ledger_entry entry
            where entry.card_id = ${cardId}
              and not exists (select from card_ledger_void void where void.entry_id = entry.id)
            order by entry.cause) counted)`;
}

/** A holder without an account gets the card's id. */
export const PERSON_ID = `
  case when card.holder_account_id is null then 'holder-' || card.card_id
       else coalesce(person.outer_id, card.holder_account_id::text) end`;

/** Unclaimed cards: paid, neither used nor taken back. */
export const WAITING = `
  (select claimable.card_id, card.customer_number, claimable.sealed_code,
          ${waitingMonths('card.id')} as months,
          (select min(occurred_on) from card_ledger_entry where card_id = card.id) as bought_on
     from claimable_card claimable
     join museum_card card on card.id = claimable.card_id
     join card_validity validity on validity.card_id = card.id and validity.waits_for_first_visit
    where claimable.taken_back_at is null and card.registered_at is null
      and not exists (select from card_redemption redeemed where redeemed.card_id = card.id))`;
