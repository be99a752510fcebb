import type { Client } from 'pg';
import type { Totals } from '../../domain/data-import/import-states.ts';
import { CARDS, DAY, WAITING } from './exported-rows.ts';

/** Counts of what the format cannot hold, so that the loss is known in advance. */
export async function findLeftOut(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<Record<string, number>>(
    `select (select count(*)::int from account
              where merged_into is null and role = 'customer' and (first_name is null or last_name is null)
                and not exists (select from ${CARDS} card where card.holder_account_id = account.id))
              as "accountsWithoutName",
            (select count(*)::int from museum_card held
              where registered_at is not null and (holder_account_id is not null or holder_last_name is not null)
                and not exists (select from ${CARDS} card where card.id = held.id)) as "cardsWithoutTime",
            (select count(*)::int from monthly_contract contract
              where withdrawn_at is null
                and exists (select from instalment where contract_id = contract.id and paid_by is null)
                and not exists (select from ${CARDS} card
                                 where card.id = contract.card_id and card.holder_account_id = contract.account_id))
              as "contractsOfOtherPayers",
            (select count(*)::int from ${CARDS} card
              where card.holder_account_id is null
                and exists (select from plastic_card_order where card_id = card.id and recipient_name <> ''))
              as "addressesWithoutAccount",
            (select count(*)::int from company_seat seat
              where not exists (select from ${WAITING} waiting where waiting.card_id = seat.card_id)
                and not exists (select from card_redemption redeemed
                                  join ${CARDS} card on card.id = coalesce(redeemed.merged_into_card_id, redeemed.card_id)
                                 where redeemed.card_id = seat.card_id)) as "closedSeats",
            (select count(*)::int from campaign_code code
               join campaign on campaign.id = code.campaign_id
              where campaign.codes <> 'one' and campaign.valid_until >= ${DAY}
                and not exists (select from payment_order link
                                  join order_fulfilment done on done.card_order_id = link.card_order_id
                                 where link.campaign_code_id = code.id)) as "singleUseCodes",
            (select count(*)::int from former_card_number) as "formerNumbers",
            (select count(*)::int from envelope
               join ${WAITING} waiting on waiting.card_id = envelope.card_id
              where is_waiting and not is_turned_digital) as "envelopesToPost",
            (select count(*)::int from gift
               join order_fulfilment done on done.card_order_id = gift.card_order_id
               join ${WAITING} waiting on waiting.card_id = done.card_id
              where gift.is_digital and gift.is_waiting) as "giftsToMail"`,
  );
  return rows[0] ?? {};
}

/** The figures that a signed import has, counted the same way. */
export async function findTotals(client: Client): Promise<Totals> {
  const { rows } = await client.query<Totals>(
    `select (select count(*)::int from account
              where merged_into is null
                and (exists (select from ${CARDS} card where card.holder_account_id = account.id)
                     or role = 'customer' and first_name is not null and last_name is not null))
            + (select count(*)::int from ${CARDS} card where card.holder_account_id is null) as people,
            cards.all as cards, cards.active as "activeCards", cards.days as "daysLeft",
            (select count(*)::int from monthly_contract contract
               join ${CARDS} card on card.id = contract.card_id and card.holder_account_id = contract.account_id
              where withdrawn_at is null
                and exists (select from instalment where contract_id = contract.id and paid_by is null))
              as "runningContracts",
            (select count(*)::int from ${WAITING} waiting
              where not exists (select from company_seat seat where seat.card_id = waiting.card_id)) as "openGifts",
            (select count(*)::int from ${WAITING} waiting
               join company_seat seat on seat.card_id = waiting.card_id) as "openSeats",
            (select count(*)::int from visit join ${CARDS} card on card.id = visit.card_id) as visits
       from (select count(*)::int as all, count(*) filter (where active)::int as active,
                    coalesce(sum(valid_until - ${DAY}) filter (where active), 0)::int as days
               from (select valid_until,
                            blocked_at is null and (waiting_months is not null or valid_until >= ${DAY}) as active
                       from ${CARDS} card) counted) cards`,
  );
  const [totals] = rows;
  if (!totals) throw new Error('a question without a table has one answer');
  return totals;
}
