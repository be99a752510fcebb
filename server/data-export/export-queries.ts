import type { ExportSecret } from '../../domain/data-export/export-secret.ts';
import { IMPORT_COLUMNS } from '../../domain/data-import/import-columns.ts';
import type { ImportKind } from '../../domain/data-import/import-kinds.ts';
import { CARD_COLUMNS, VISITS } from './columns/card-columns.ts';
import { CAMPAIGNS, COMPANY_ORDERS, CONTRACTS, GIFTS, SEATS } from './columns/order-columns.ts';
import { PEOPLE } from './columns/people-columns.ts';
import { cellsOf } from './columns/stored-column.ts';
import { CARDS, DAY, outerIds, WAITING } from './exported-rows.ts';

export type ExportedFile = {
  kind: ImportKind;
  name: string;
  select: string;
  /** The encrypted column; when it is left out, so are the columns of `about`. */
  secret?: { column: string; what: ExportSecret; about: readonly string[] };
};

const holdersOf = ({ ofHolder = 'null' }: { ofHolder?: string }) => ofHolder;

const PEOPLE_ROWS = `
  select ${cellsOf('people', PEOPLE)}
    from account
    left join ${CARDS} card on card.holder_account_id = account.id
    join account_contact contact on contact.account_id = account.id
    left join ${outerIds('people', 'account_id')} person on person.account_id = account.id
   where account.merged_into is null
     and (card.id is not null
          or account.role = 'customer' and account.first_name is not null and account.last_name is not null)
  union all
  select ${cellsOf('people', PEOPLE, holdersOf)}
    from ${CARDS} card
   where card.holder_account_id is null`;

const CARD_ROWS = `
  select ${cellsOf('cards', CARD_COLUMNS)}
    from ${CARDS} card
    left join ${outerIds('people', 'account_id')} person on person.account_id = card.holder_account_id`;

const COMPANIES = `left join ${outerIds('companyOrders', 'target_id')} company on company.target_id = ordered.id`;

/** A seat in use refers to a holder's card; an unclaimed one has its code. Closed seats are not exported. */
const SEAT_ROWS = `
  select ${cellsOf('seats', SEATS)}, ordered.id as order_id
    from company_seat seat
    join company_order ordered on ordered.id = seat.order_id
    ${COMPANIES}
    left join ${outerIds('seats', 'target_id')} known on known.target_id = seat.card_id
    left join ${WAITING} waiting on waiting.card_id = seat.card_id
    left join card_redemption redeemed on redeemed.card_id = seat.card_id
    left join ${CARDS} card
      on card.id = coalesce(redeemed.merged_into_card_id, seat.card_id) and waiting.card_id is null
   where card.id is not null or waiting.card_id is not null`;

const COMPANY_ROWS = `
  select ${cellsOf('companyOrders', COMPANY_ORDERS)}
    from company_order ordered
    join card_order on card_order.id = ordered.card_order_id
   cross join lateral (select card_order.details -> 'buyer' as buyer) said
    ${COMPANIES}
   where ordered.id in (select order_id from (${SEAT_ROWS}) seats)`;

const GIFT_ROWS = `
  select ${cellsOf('gifts', GIFTS)}
    from ${WAITING} waiting
    left join ${outerIds('gifts', 'card_id')} known on known.card_id = waiting.card_id
   where not exists (select from company_seat seat where seat.card_id = waiting.card_id)`;

/** Running contracts paid by the card's holder. */
const CONTRACT_ROWS = `
  select ${cellsOf('contracts', CONTRACTS)}
    from monthly_contract contract
    join ${CARDS} card on card.id = contract.card_id and card.holder_account_id = contract.account_id
    cross join lateral (select count(*)::int from instalment
                         where contract_id = contract.id and paid_by is not null) paid
    join lateral (select due_on, amount_cents from instalment
                   where contract_id = contract.id and paid_by is null order by number limit 1) next on true
    left join payment_token token on token.id = contract.token_id and token.revoked_at is null
    left join ${outerIds('contracts', 'target_id')} known on known.target_id = contract.id
   where contract.withdrawn_at is null`;

const VISIT_ROWS = `
  select ${cellsOf('visits', VISITS)}
    from visit
    join ${CARDS} card on card.id = visit.card_id
    join museum on museum.id = visit.museum_id`;

/** Shared codes that are still valid. */
const CAMPAIGN_ROWS = `
  select ${cellsOf('campaigns', CAMPAIGNS)}
    from campaign
    join campaign_code code on code.campaign_id = campaign.id
    cross join lateral (select coalesce(sum(link.units), 0)::int as units
                          from payment_order link
                          join order_fulfilment done
                            on done.card_order_id = link.card_order_id and done.payment_id = link.payment_id
                         where link.campaign_code_id = code.id) used
    left join ${outerIds('campaigns', 'target_id')} known on known.target_id = campaign.id
   where campaign.codes = 'one' and not campaign.is_stopped
     and campaign.valid_until >= ${DAY}
     and (campaign.use_limit is null or campaign.use_limit > used.units)`;

/** In the order of import. */
export const EXPORTED_FILES: readonly ExportedFile[] = [
  { kind: 'campaigns', name: 'campaigns.csv', select: CAMPAIGN_ROWS },
  { kind: 'people', name: 'people.csv', select: PEOPLE_ROWS },
  { kind: 'cards', name: 'cards.csv', select: CARD_ROWS },
  { kind: 'companyOrders', name: 'company-orders.csv', select: COMPANY_ROWS },
  {
    kind: 'seats',
    name: 'seats.csv',
    select: SEAT_ROWS,
    secret: { column: 'activation_code', what: 'activationCodes', about: [] },
  },
  {
    kind: 'gifts',
    name: 'gifts.csv',
    select: GIFT_ROWS,
    secret: { column: 'activation_code', what: 'activationCodes', about: [] },
  },
  {
    kind: 'contracts',
    name: 'contracts.csv',
    select: CONTRACT_ROWS,
    secret: {
      column: 'token',
      what: 'paymentTokens',
      about: ['payment_card_brand', 'payment_card_last_four', 'payment_card_expires'],
    },
  },
  { kind: 'visits', name: 'visits.csv', select: VISIT_ROWS },
];

/** Canonical columns, sorted by outer id, so that the same data gives the same file. */
export function exportStatement(file: ExportedFile, { isTold }: { isTold: boolean }): string {
  const { kind, select, secret } = file;
  const hidden = secret && !isTold ? [secret.column, ...secret.about] : [];
  const columns = IMPORT_COLUMNS[kind].map(({ name }) => {
    if (hidden.includes(name)) return `null as ${name}`;
    return name === secret?.column ? name : `${name}::text as ${name}`;
  });
  const [id] = IMPORT_COLUMNS[kind];
  return `select ${columns.join(', ')} from (${select}) as file order by file.${id?.name} collate "C"`;
}
