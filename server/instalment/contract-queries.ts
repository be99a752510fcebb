import type { Instalment } from '../../domain/instalment/instalment-plan.ts';
import type { SecretKey } from '../base/secret-key.ts';
import type { Transaction } from '../db/database.ts';
import type { SavedCard } from '../payment/provider/paytrail-token.ts';
import { sealToken, tokenHash } from './seal-token.ts';

type NewContract = {
  orderId: string;
  cardId: string;
  accountId: string | null;
  plan: Instalment[];
  paidBy: string;
  now: number;
};

/** Twelve dated instalments, the first one paid. */
export async function insertContract(tx: Transaction, contract: NewContract): Promise<void> {
  await tx.query(
    `with made as (
       insert into monthly_contract
         (card_order_id, card_id, account_id, starts_on, created_at, token_id, next_try_at)
       values ($1, $2, $3, $4, $5, (select token_id from token_charge where payment_id = $6),
               ($8::date[])[2]::timestamp at time zone 'Europe/Helsinki')
       returning id
     )
     insert into instalment (contract_id, number, due_on, amount_cents, paid_by)
     select made.id, number, due_on, amount, case when number = 1 then $6::uuid end
       from made, unnest($7::int[], $8::date[], $9::int[]) as plan (number, due_on, amount)`,
    [
      contract.orderId,
      contract.cardId,
      contract.accountId,
      contract.plan[0]?.dueOn,
      new Date(contract.now),
      contract.paidBy,
      contract.plan.map(({ number }) => number),
      contract.plan.map(({ dueOn }) => dueOn),
      contract.plan.map(({ amount }) => amount),
    ],
  );
}

type NewToken = {
  paymentId: string;
  token: string;
  card: SavedCard | null;
  secretKey: SecretKey;
  now: number;
};

/** The token may come before or after the money: it is linked to the contract of its payment either way. */
export async function saveToken(tx: Transaction, saved: NewToken): Promise<void> {
  await tx.query(
    `with kept as (
       insert into payment_token as t (account_id, sealed_token, token_hash, brand, last_four, expires_on, saved_at)
       select card_order.buyer_account_id, $2, $3, $4, $5, $6, $7
         from payment_order link
         join card_order on card_order.id = link.card_order_id
        where link.payment_id = $1 and card_order.buyer_account_id is not null
        limit 1
       on conflict (account_id, token_hash) do update
          set brand = coalesce(nullif(excluded.brand, ''), t.brand)
       returning id
     )
     update monthly_contract
        set token_id = kept.id
       from kept
      where token_id is null
        and card_order_id in (select card_order_id from payment_order where payment_id = $1)`,
    [
      saved.paymentId,
      sealToken(saved.token, saved.secretKey),
      tokenHash(saved.token),
      saved.card?.brand ?? '',
      saved.card?.lastFour ?? '',
      saved.card?.expiresOn ?? '',
      new Date(saved.now),
    ],
  );
}

/** Running contracts continue with the new card; failed instalments are retried at once. */
export async function updateContractTokens(
  tx: Transaction,
  { accountId, tokenId, now }: { accountId: string; tokenId: string; now: number },
): Promise<void> {
  await tx.query(
    `update monthly_contract contract
        set token_id = $2,
            next_try_at = case when failing_since is not null or next_try_at is null
                               then $3::timestamptz else next_try_at end
      where account_id = $1 and withdrawn_at is null
        and exists (select from instalment where contract_id = contract.id and paid_by is null)`,
    [accountId, tokenId, new Date(now)],
  );
}

/** A contract that was ended or moved runs again by its earlier schedule. A hold on entry is put back separately. */
export async function updateContractBack(
  tx: Transaction,
  contractId: string,
  back: { nextTryAt: string | null; failingSince: string | null; noticedOn: string | null },
): Promise<void> {
  await tx.query(
    `update monthly_contract
        set withdrawn_at = null, next_try_at = $2, failing_since = $3, noticed_on = $4
      where id = $1`,
    [contractId, back.nextTryAt, back.failingSince, back.noticedOn],
  );
}

/** Ends all charges, and an entry hold for debts that no longer exist. */
export async function endContracts(
  tx: Transaction,
  { orderIds, now }: { orderIds: string[]; now: number },
): Promise<void> {
  await tx.query(
    `with ended as (
       update monthly_contract
          set withdrawn_at = $2, next_try_at = null, failing_since = null, noticed_on = null
        where card_order_id = any ($1::uuid[])
       returning id
     )
     update contract_hold set lifted_at = $2
      where contract_id in (select id from ended) and lifted_at is null`,
    [orderIds, new Date(now)],
  );
}
