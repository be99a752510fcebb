import { CONTACT_COLUMNS } from '../account/contact-queries.ts';
import { OWN_ACCOUNTS } from '../account/own-accounts.ts';
import type { Database } from '../db/database.ts';

export type HeldRow = Record<string, string | number | boolean | null>;
export type HeldData = Record<HeldSection, HeldRow[]>;
export type HeldSection = keyof typeof SECTIONS;

/**
 * All data of an account, one section per table, in Finnish time. Omits secrets (hashes, tokens), which would only help
 * a thief. Includes accounts merged into this one.
 */
const SECTIONS = {
  account: `select email_address as "emailAddress", first_name as "firstName",
                   last_name as "lastName", language, role, ${time('confirmed_at')} as "confirmedAt",
                   ${time('created_at')} as "createdAt", password_hash is not null as "hasPassword"
              from account where id = $1`,
  contact: `select ${CONTACT_COLUMNS},
                   (select ${time('changed_at')} from contact_details where account_id = $1) as "changedAt"
              from account_contact contact
             where account_id = $1 and street_address || phone <> ''`,
  card: `select card.customer_number as "customerNumber", card.holder_first_name as "firstName",
                card.holder_last_name as "lastName", card.holder_year_of_birth as "yearOfBirth",
                ${time('card.registered_at')} as "registeredAt",
                validity.starts_on::text as "startsOn", validity.valid_until::text as "validUntil"
           from museum_card card
           left join card_validity validity on validity.card_id = card.id
          where card.holder_account_id in ${OWN_ACCOUNTS}`,
  validity: `select entry.kind, entry.occurred_on::text as day, entry.months, entry.days,
                    exists (select from card_ledger_void where entry_id = entry.id) as "isVoid"
               from card_ledger_entry entry
               join museum_card card on card.id = entry.card_id
              where card.holder_account_id in ${OWN_ACCOUNTS}
              order by entry.id`,
  visits: `select visit.visited_on::text as day, museum.name_fi as museum, museum.town_fi as town
             from visit
             join museum_card card on card.id = visit.card_id
             join museum on museum.id = visit.museum_id
            where card.holder_account_id in ${OWN_ACCOUNTS}
            order by visit.visited_on, visit.recorded_at`,
  plasticCards: `select plastic.recipient_name as "recipientName",
                        plastic.street_address as "streetAddress", plastic.zip_code as "zipCode",
                        plastic.city, plastic.country, ${time('plastic.ordered_at')} as "orderedAt",
                        ${time('plastic.posted_at')} as "postedAt"
                   from plastic_card_order plastic
                   join museum_card card on card.id = plastic.card_id
                  where card.holder_account_id in ${OWN_ACCOUNTS}
                  order by plastic.ordered_at`,
  // Paid orders from their snapshot, unpaid orders as they are.
  orders: `select card_order.kind, card_order.billing_type as billing,
                  coalesce(paid.price_cents, card_order.price_cents) * card_order.units / 100.0::float8 as price,
                  coalesce(paid.language, card_order.language) as language,
                  ${time('card_order.created_at')} as "createdAt",
                  coalesce(paid.conditions_version, card_order.conditions_version) as "conditionsVersion",
                  ${time('coalesce(paid.conditions_accepted_at, card_order.conditions_accepted_at)')}
                    as "conditionsAcceptedAt",
                  ${time('coalesce(paid.monthly_consent_at, card_order.monthly_consent_at)')}
                    as "monthlyConsentAt",
                  ${time('coalesce(paid.start_requested_at, card_order.start_requested_at)')}
                    as "startRequestedAt",
                  coalesce(paid.start_wording, card_order.start_wording) as "startWording",
                  coalesce(paid.details, card_order.details)::text as details
             from card_order
             left join order_fulfilment done on done.card_order_id = card_order.id
             left join payment_order paid
               on paid.payment_id = done.payment_id and paid.card_order_id = done.card_order_id
            where card_order.buyer_account_id = $1 or card_order.owner_account_id = $1
            order by card_order.created_at`,
  acceptedDocuments: `select document, version, ${time('accepted_at')} as "acceptedAt"
                        from document_acceptance
                       where account_id in ${OWN_ACCOUNTS}
                       order by accepted_at, document`,
  // Payments that did not fulfil their order and still contain personal data.
  paymentAttempts: `select payment.reference as "orderNumber", ${time('payment.created_at')} as "createdAt",
                           link.price_cents * link.units / 100.0::float8 as price, link.details::text as details
                      from card_order
                      join payment_order link on link.card_order_id = card_order.id
                      join payment on payment.id = link.payment_id
                      left join order_fulfilment done
                        on done.card_order_id = link.card_order_id and done.payment_id = link.payment_id
                     where (card_order.buyer_account_id = $1 or card_order.owner_account_id = $1)
                       and done.card_order_id is null and link.details <> '{}'
                     order by payment.created_at`,
  payments: `select distinct payment.reference as "orderNumber", payment.provider_type as provider,
                    payment.provider_id as method, payment.amount_cents / 100.0::float8 as amount,
                    payment.state, ${time('payment.created_at')} as "createdAt",
                    ${time('payment.state_at')} as "stateAt"
               from card_order
               join payment_order link on link.card_order_id = card_order.id
               join payment on payment.id = link.payment_id
              where card_order.buyer_account_id = $1 or card_order.owner_account_id = $1
              order by "createdAt"`,
  instalments: `select contract.starts_on::text as "planStartsOn", instalment.number,
                       instalment.due_on::text as "dueOn",
                       instalment.amount_cents / 100.0::float8 as amount,
                       instalment.paid_by is not null as "isPaid"
                  from monthly_contract contract
                  join instalment on instalment.contract_id = contract.id
                 where contract.account_id = $1
                 order by contract.starts_on, instalment.number`,
  savedCards: `select brand, last_four as "lastFour", expires_on as "expiresOn",
                      ${time('saved_at')} as "savedAt", ${time('revoked_at')} as "revokedAt"
                 from payment_token where account_id = $1 order by payment_token.saved_at`,
  stoppedLetters: `select stop.topic, ${time('stop.stopped_at')} as "stoppedAt"
                     from letter_stop stop
                     join account on lower(account.email_address) = stop.email_address
                    where account.id = $1`,
  withdrawalStatements: `select stated.order_number as "orderNumber", stated.what, stated.name,
                                stated.email_address as "emailAddress", ${time('stated.stated_at')} as "statedAt",
                                ${time('stated.ended_at')} as "endedAt"
                           from withdrawal_statement stated
                          where stated.email_address in
                                  (select lower(email_address) from account where id = $1)
                             or stated.payment_id in
                                  (select link.payment_id from card_order
                                     join payment_order link on link.card_order_id = card_order.id
                                    where card_order.buyer_account_id = $1 or card_order.owner_account_id = $1)
                          order by stated.stated_at`,
  newsletter: `select ${time('given_at')} as "givenAt", ${time('withdrawn_at')} as "withdrawnAt"
                 from newsletter_consent where account_id in ${OWN_ACCOUNTS} order by newsletter_consent.given_at`,
  draft: `select ${time('saved_at')} as "savedAt", form::text as form
            from (select account_id, saved_at, form from purchase_draft
                  union all
                  select account_id, saved_at, form from registration_draft) draft
           where account_id in ${OWN_ACCOUNTS}
           order by draft.saved_at`,
  letters: `select mail.letter, mail.address, ${time('mail.queued_at')} as "queuedAt"
              from mail_outbox mail
              join account on lower(account.email_address) = lower(mail.address)
             where account.id = $1
             order by mail.queued_at`,
  contacts: `select asked.number, asked.subject, asked.order_number as "orderNumber",
                    ${time('said.written_at')} as "writtenAt", said.is_answer as "isAnswer", said.body
               from contact_case asked
               join contact_message said on said.case_id = asked.id
              where asked.account_id = $1
              order by said.written_at`,
  sessions: `select ${time('created_at')} as "createdAt", ${time('last_seen_at')} as "lastSeenAt"
               from account_session where account_id = $1 order by account_session.created_at`,
  looks: `select subject, ${time('looked_at')} as "lookedAt"
            from staff_look where account_id in ${OWN_ACCOUNTS} order by staff_look.looked_at`,
  actions: `select kind, reason, ${time('at')} as "doneAt", undoes is not null as "isUndo"
              from staff_action where person_id in ${OWN_ACCOUNTS}
            union all
            select 'goodwill', run.cause, ${time('changed_at')}, done.state = 'undone'
              from museum_card card
              join goodwill_run_card done on done.card_id = card.id
              join goodwill_run run on run.id = done.run_id
             where card.holder_account_id = $1 and done.state in ('given', 'undone', 'kept')
             order by 3`,
  approvals: `select kind, reason, state, answer, ${time('asked_at')} as "askedAt"
                from staff_approval where person_id in ${OWN_ACCOUNTS} order by staff_approval.asked_at`,
  notes: `select words, ${time('written_at')} as "writtenAt", ${time('withdrawn_at')} as "withdrawnAt"
            from person_note where account_id = $1 order by person_note.written_at`,
  former: `select 'emailAddress' as kind, email_address as value, ${time('ended_at')} as "endedAt"
             from former_email where account_id in ${OWN_ACCOUNTS}
           union all
           select role, written, ${time('ended_at')} from search_entry
            where account_id in ${OWN_ACCOUNTS} and ended_at is not null`,
} as const;

export async function findHeldData(db: Database, accountId: string): Promise<HeldData> {
  const held: Partial<HeldData> = {};
  for (const [section, text] of Object.entries(SECTIONS)) {
    const { rows } = await db.query<HeldRow>(text, [accountId]);
    held[section as HeldSection] = rows;
  }
  return held as HeldData;
}

function time(column: string): string {
  return `to_char(${column} at time zone 'Europe/Helsinki', 'YYYY-MM-DD HH24:MI')`;
}
