import type { Size } from './decade-size.ts';
import { cardsOf } from './fill-cards.ts';
import {
  accountId,
  cardId,
  contractId,
  idOf,
  orderId,
  paymentId,
  scatter,
  tokenId,
  whenOf,
} from './fill-rows.ts';

/** Active contracts: each is charged once a month, and three of eight payments are such charges. */
const runningContracts = ({ payments }: Size) => Math.max(1, Math.floor((payments * 3) / 8 / 120));

const DETAILS = `'{"buyer": {"firstName": "Aino", "lastName": "Lahtinen", "emailAddress": "aino@example.fi",
  "streetAddress": "Puutarhakatu 12 B 7", "zipCode": "20100", "city": "Turku", "phone": ""}}'`;
const BOOKS = `interval '7 years'`;

/** Payments of ten years with orders, notifications of 400 days and letters: addresses of 90 days, keys forever. */
export function salesStatements(size: Size): string[] {
  const { payments } = size;
  const cards = cardsOf(size);
  const running = runningContracts(size);
  const all = `generate_series(0, ${payments - 1}) k`;
  const at = whenOf('k', payments);
  const isNew = 'k % 8 < 3';
  const isRenewal = 'k % 8 in (3, 4)';
  const isOrder = 'k % 8 < 5';
  // Card paid by payment k.
  const n = `case when k % 8 < 3 then least(${cards}, 1 + (k / 8) * 3 + k % 8)
                  else 1 + ${scatter('k', `greatest(1, (k / 8) * 3)`)} end`;
  const isGift = `(${isNew} and (${n}) % 7 = 0 and (${n}) % 10 <> 1)`;
  const isMonthly = `(${isNew} and (${n}) % 10 = 1)`;
  /** One gift of three is posted. */
  const isPaper = '(k % 3 = 0)';
  const kind = `case when ${isRenewal} then 'renewal' when ${isGift} then 'gift' else 'standard' end`;
  const isForgotten = `${at} < now() - ${BOOKS}`;
  // The data begin and end in the middle of contracts: six instalments of the last ones are still due.
  const j = `((k / 8) * 3 + k % 8 - 5 + 6 * ${running})`;
  const m = `(${j} / (12 * ${running}) * ${running} + ${j} % ${running})`;
  const number = `(${j} % (12 * ${running}) / ${running} + 1)`;
  const cents = `case when k % 8 >= 5 or ${isMonthly} then 690 else 7900 end`;
  const monthly = (value: string) => `case when ${isMonthly} then ${value} end`;
  const years = `generate_series(0, ${11 * running - 1}) m`;
  const contractCard = `least(${cards}, 1 + m * 10)`;
  const begun = `(current_date - 3652 - 150 + (m / ${running}) * 365)`;
  return [
    `insert into card_order (id, kind, billing_type, owner_account_id, buyer_account_id, language, list_price_cents,
       price_cents, details, conditions_version, conditions_accepted_at, monthly_consent_version, monthly_consent_at,
       created_at, changed_at, renews_card_id, forgotten_at, look_at)
     select ${orderId('k')}, ${kind}, case when ${isMonthly} then 'monthly' else 'annually' end, ${accountId(n)},
            ${accountId(n)}, 'fi', ${cents}, ${cents}, case when ${isForgotten} then '{}' else ${DETAILS}::jsonb end, '1',
            ${at}, ${monthly(`'1'`)}, ${monthly(at)}, ${at}, ${at}, case when ${isRenewal} then ${cardId(n)} end,
            case when ${isForgotten} then ${at} + ${BOOKS} end,
            case when not (${isForgotten}) then ${at} + ${BOOKS} end
       from ${all} where ${isOrder}`,
    `insert into payment (id, return_key, stamp, reference, provider_type, process_type, billing_type, language, amount_cents,
       state, transaction_id, provider_id, created_at, state_at)
     select ${paymentId('k')}, md5('return' || k), md5('stamp' || k), 'MK' || (100000000 + k), 'paytrail',
            ${kind}, case when k % 8 >= 5 or ${isMonthly} then 'monthly' else 'annually' end, 'fi', ${cents}, 'paid',
            md5('transaction' || k), 'osuuspankki', ${at}, ${at}
       from ${all}`,
    `insert into payment_order (payment_id, card_order_id, language, list_price_cents, price_cents, details, renews_card_id,
       conditions_version, conditions_accepted_at)
     select ${paymentId('k')}, ${orderId('k')}, 'fi', ${cents}, ${cents},
            case when ${isForgotten} then '{}' else ${DETAILS}::jsonb end,
            case when ${isRenewal} then ${cardId(n)} end, '1', ${at}
       from ${all} where ${isOrder}`,
    `insert into payment_settlement (payment_id, settled_at) select ${paymentId('k')}, ${at} from ${all}`,
    `insert into order_fulfilment (card_order_id, payment_id, card_id, fulfilled_at)
     select ${orderId('k')}, ${paymentId('k')}, ${cardId(n)}, ${at} from ${all} where ${isOrder}`,
    `insert into card_ledger_entry (card_id, kind, cause, occurred_on, months, recorded_at)
     select ${cardId(n)}, 'renewedWhileValid', 'payment:' || k, (${at})::date, 12, ${at} from ${all} where ${isRenewal}`,
    `insert into payment_notification (digest, channel, way, fields, verdict, payment_id, received_at, last_received_at,
                                       stamp, status, amount_cents)
     select sha256(('signal' || way || k)::bytea), 'paytrail', way, '{"checkout-status": "ok"}', 'settled',
            ${paymentId('k')}, ${at}, ${at}, md5('stamp' || k), 'ok', ${cents}
       from ${all}, unnest(array['callback', 'redirect']) way where ${at} > now() - interval '399 days'`,
    `insert into mail_outbox (id, idempotency_key, letter, language, address, data, queued_at, sent_at, card_id)
     select ${idOf('mail', 'k')}, 'purchase:' || ${paymentId('k')},
            case when ${isRenewal} then 'renewal-confirmation' when ${isGift} then 'gift-confirmation'
                 else 'purchase-confirmation' end, 'fi',
            case when ${at} > now() - interval '89 days' then 'holder-' || ${n} || '@example.fi' end,
            case when ${at} > now() - interval '89 days' then '{}'::jsonb end, ${at}, ${at},
            case when ${at} > now() - interval '89 days' then ${cardId(n)} end
       from ${all} where ${isOrder}`,
    // Login codes, instalment receipts and others: their keys are deleted after 400 days.
    `insert into mail_outbox (id, idempotency_key, letter, language, address, data, queued_at, sent_at)
     select ${idOf('other', 'k')}, 'other:' || k, 'login-code', 'fi',
            case when ${at} > now() - interval '89 days' then 'holder-' || ${n} || '@example.fi' end,
            case when ${at} > now() - interval '89 days' then '{}'::jsonb end, ${at}, ${at}
       from ${all} where ${at} > now() - interval '399 days'`,
    `insert into tracked_purchase select ${paymentId('k')}, ${at} from ${all}
      where ${isOrder} and ${at} > now() - interval '399 days'`,
    `insert into gift_order (id, is_digital, giver_key_hash, created_at)
     select ${paymentId('k')}, not ${isPaper}, sha256(('giver' || k)::bytea), ${at} from ${all} where ${isGift}`,
    `insert into gift (card_order_id, order_id, place, recipient_name, is_digital, marker_hash, recipient_email, is_waiting,
                       posted_to, addressee, street_address, zip_code, city)
     select ${orderId('k')}, ${paymentId('k')}, 0, case when ${isForgotten} then '' else 'Elias' end, not ${isPaper},
            sha256(('marker' || k)::bytea), case when ${isForgotten} then '' else 'elias' || k || '@example.fi' end, false,
            'buyer', '', '', '', ''
       from ${all} where ${isGift}`,
    `insert into gift_sending select ${orderId('k')}, 1, ${at} from ${all} where ${isGift} and not ${isPaper}`,
    // One print run per day.
    `insert into envelope_batch (id, made_at, posted_at)
     select distinct ${idOf('batch', `(${at})::date - date '2000-01-01'`)}, (${at})::date::timestamptz, (${at})::date::timestamptz
       from ${all} where ${isGift} and ${isPaper}`,
    `insert into batched_envelope (card_order_id, batch_id)
     select ${orderId('k')}, ${idOf('batch', `(${at})::date - date '2000-01-01'`)} from ${all} where ${isGift} and ${isPaper}`,
    `insert into claimable_card (card_id, sealed_code, made_at)
     select ${cardId('n')}, 'sealed', ${whenOf('n', cards)} from generate_series(7, ${cards}, 7) n`,
    // Nine of ten gifts were added to a card that the recipient had.
    `insert into card_redemption (card_id, account_id, merged_into_card_id, redeemed_at)
     select ${cardId('n')}, ${accountId('n')}, ${cardId('n - 1')}, ${whenOf('n', cards)} + interval '8 days'
       from generate_series(7, ${cards}, 7) n where n % 10 <> 0`,
    `insert into payment_token (id, account_id, sealed_token, token_hash, brand, last_four, expires_on, saved_at)
     select ${tokenId('m')}, ${accountId(contractCard)}, '\\x00', sha256(('token' || m)::bytea), 'Visa', '0024', '2036-11',
            ${begun} from ${years}`,
    `insert into monthly_contract (id, card_order_id, card_id, account_id, token_id, starts_on, created_at, next_try_at)
     select ${contractId('m')}, ${idOfContractOrder(contractCard)}, ${cardId(contractCard)}, ${accountId(contractCard)},
            ${tokenId('m')}, ${begun}, ${begun},
            case when m >= ${10 * running} then now() + interval '1 day' + make_interval(mins => ${scatter('m', '43200')}::int) end
       from ${years}`,
    `insert into instalment (contract_id, number, due_on, amount_cents, paid_by)
     select ${contractId('m')}, number, ${begun} + 30 * (number - 1), 690,
            case when m < ${10 * running} or number <= 6 then ${paymentId(
              `(((m / ${running} * 12 + number - 1) * ${running} + m % ${running} - 6 * ${running}) / 3) * 8 + 5
               + ((m / ${running} * 12 + number - 1) * ${running} + m % ${running} - 6 * ${running}) % 3`,
            )} end
       from ${years}, generate_series(case when m < ${running} then 7 else 1 end, 12) number`,
    `insert into token_charge (payment_id, token_id, initiative, sent_at)
     select ${paymentId('k')}, ${tokenId(m)}, 'mit', ${at} from ${all} where k % 8 >= 5`,
    `insert into instalment_charge (payment_id, contract_id, number)
     select ${paymentId('k')}, ${contractId(m)}, ${number} from ${all} where k % 8 >= 5`,
  ];
}

/** The order that bought card `n`, as numbered above. */
const idOfContractOrder = (n: string) => orderId(`((${n}) - 1) / 3 * 8 + ((${n}) - 1) % 3`);
