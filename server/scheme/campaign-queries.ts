import { localDate } from '../../domain/base/local-date.ts';
import type { Campaign } from '../../domain/scheme/campaign/campaign.ts';
import type { Database, Transaction } from '../db/database.ts';

/** An order without a payment reserves its code for a day: enough to pay, then others may use it. */
const RESERVED_HOURS = 24;

type Row = Pick<Campaign, 'kind' | 'value'> & {
  id: string;
  purchase_kinds: Campaign['purchaseKinds'];
  billing_types: Campaign['billingTypes'];
  valid_from: string;
  valid_until: string;
  is_stopped: boolean;
  uses_left: number | null;
};
/** With the id of its code. */
export type FoundCampaign = Campaign & { id: string };
/**
 * An account is identified by its id, whatever e-mail an order has. A guest's e-mail is unverified: until paid, only
 * orders of the same browser count, otherwise a refusal would reveal who has used a code.
 */
export type CampaignBuyer = {
  accountId: string | null;
  browserHash: Buffer | null;
  emailAddress: string | null;
  hasPaid: boolean;
};
export type CampaignQuery = {
  code: string;
  now: number;
  exceptOrderIds: string[];
  buyer: CampaignBuyer;
};

const FACTS = `campaign.kind, campaign.value, campaign.purchase_kinds, campaign.billing_types,
  campaign.valid_from::text, campaign.valid_until::text`;

/** Orders that hold a use of a code at time $3, except the orders $2, each once. */
const taken = (whose = 'true') => `
  select card_order_id, max(units) as units
    from (select link.card_order_id, link.units, done.card_order_id is not null as is_fulfilled
            from payment_order link
            join payment on payment.id = link.payment_id
            left join order_fulfilment done on done.card_order_id = link.card_order_id
           where link.campaign_code_id = code.id
             and (done.payment_id = link.payment_id
                  or (done.card_order_id is null and payment.payable_until > $3))
          union all
          select card_order.id, card_order.units, false
            from card_order
            left join order_fulfilment done on done.card_order_id = card_order.id
           where card_order.campaign_code_id = code.id and done.card_order_id is null
             and card_order.changed_at > $3::timestamptz - interval '${RESERVED_HOURS} hours'
         ) taken
   where card_order_id <> all ($2::uuid[]) and ${whose}
   group by card_order_id`;

const ADDRESS_OF_ORDER = `lower(own.details #>> '{buyer,emailAddress}')`;

/** The buyer's own orders count as soon as they are made. */
const OWN = `own.buyer_account_id = $4 or own.owner_account_id = $4
  or (own.buyer_account_id is null and own.owner_browser_hash = $6::bytea and ${ADDRESS_OF_ORDER} = $5::text)`;

const ADDRESS = `coalesce((select lower(email_address) from account where id = $4::uuid),
  case when $7::boolean then $5::text end)`;

/** Anyone may enter an e-mail address, so these count once paid: otherwise a stranger could use up someone's limit. */
const OF_ADDRESS = `(own.buyer_account_id is null and ${ADDRESS_OF_ORDER} = ${ADDRESS})
  or own.buyer_account_id = any (array(select id from account where lower(email_address) = ${ADDRESS}))`;

/** Searched by buyer, not by code: a code may have a hundred thousand orders, a person about ten. */
const OF_BUYER = `card_order_id = any (array(select id from card_order own where ${OWN} or ${OF_ADDRESS}))
  and (is_fulfilled or card_order_id = any (array(select id from card_order own where ${OWN})))`;

const summed = (orders: string) => `(select coalesce(sum(units), 0)::int from (${orders}) used)`;

/**
 * Remaining uses of a limited code for the orders $2 at time $3: overall, and for this buyer. Uses are held by
 * fulfilled orders, by payments that can still be paid, and for a day by unpaid orders.
 */
const LEFT_FOR_ALL = `case when campaign.use_limit is not null
  then campaign.use_limit - ${summed(taken())} end`;
const LEFT_FOR_BUYER = `case when campaign.person_limit is not null
  then campaign.person_limit - ${summed(taken(OF_BUYER))} end`;

export async function findCampaign(
  db: Database,
  { code, now, exceptOrderIds, buyer }: CampaignQuery,
): Promise<FoundCampaign | null> {
  const { rows } = await db.query<Row>(
    `select code.id, ${FACTS}, campaign.is_stopped,
            -- the smaller remainder applies
            least(${LEFT_FOR_ALL}, ${LEFT_FOR_BUYER}) as uses_left
       from campaign_code code
       join campaign on campaign.id = code.campaign_id
      where code.code = $1`,
    [code, exceptOrderIds, new Date(now), ...known(buyer)],
  );
  return rows[0] ? campaignOf(rows[0]) : null;
}

const known = ({ accountId, browserHash, emailAddress, hasPaid }: CampaignBuyer) => [
  accountId,
  emailAddress?.toLowerCase() ?? null,
  browserHash,
  hasPaid,
];

/** Public campaigns, without a limit of uses. The others are for selected people. */
export async function findOpenCampaigns(db: Database): Promise<FoundCampaign[]> {
  const { rows } = await db.query<Row>(
    // A stopped campaign was open until its last day.
    `select id, ${FACTS}, false as is_stopped, null::int as uses_left
       from campaign
      where use_limit is null and kind <> 'extraMonths'`,
    [],
  );
  return rows.map(campaignOf);
}

function campaignOf(row: Row): FoundCampaign {
  return {
    id: row.id,
    kind: row.kind,
    value: row.value,
    purchaseKinds: row.purchase_kinds,
    billingTypes: row.billing_types,
    validFrom: localDate(row.valid_from),
    validUntil: localDate(row.valid_until),
    isStopped: row.is_stopped,
    usesLeft: row.uses_left,
  };
}

/** Like `findCampaign`, and locks the code until the transaction ends. */
export async function lockCampaign(
  tx: Transaction,
  asked: CampaignQuery,
): Promise<FoundCampaign | null> {
  // A separate statement, so that the count sees the state after the lock.
  await tx.query('select 1 from campaign_code where code = $1 for no key update', [asked.code]);
  return findCampaign(tx, asked);
}

type UsingOrder = {
  orderId: string;
  campaignId: string | null;
  units: number;
  buyerAccountId: string | null;
  details: { buyer: { emailAddress: string } };
};

type Rest = { id: string; for_all: number | null; for_buyer: number | null };

/** The first limit of their codes that these orders exceed, if any. Locks the codes until the transaction ends. */
export async function findReachedLimit(
  tx: Transaction,
  orders: UsingOrder[],
  { now, browserHash, hasPaid }: { now: number; browserHash: Buffer | null; hasPaid: boolean },
): Promise<'forAll' | 'forBuyer' | null> {
  const ids = [...new Set(orders.flatMap(({ campaignId }) => campaignId ?? []))].sort();
  if (ids.length === 0) return null;
  await tx.query(
    `select 1 from campaign_code code
       join campaign on campaign.id = code.campaign_id
      where code.id = any ($1::uuid[]) and (campaign.use_limit is not null or campaign.person_limit is not null)
      order by code.id for no key update of code`,
    [ids],
  );
  // Orders paid together have one buyer.
  const buyer = {
    accountId: orders[0]?.buyerAccountId ?? null,
    emailAddress: orders[0]?.details.buyer.emailAddress ?? null,
    browserHash,
    hasPaid,
  };
  const { rows } = await tx.query<Rest>(
    `select code.id, ${LEFT_FOR_ALL} as for_all, ${LEFT_FOR_BUYER} as for_buyer
       from campaign_code code
       join campaign on campaign.id = code.campaign_id
      where code.id = any ($1::uuid[])`,
    [ids, orders.map(({ orderId }) => orderId), new Date(now), ...known(buyer)],
  );
  const isShort = (id: string, left: number | null) => {
    const own = orders.filter(({ campaignId }) => campaignId === id);
    return left !== null && left < own.reduce((total, { units }) => total + units, 0);
  };
  if (rows.some((row) => isShort(row.id, row.for_all))) return 'forAll';
  return rows.some((row) => isShort(row.id, row.for_buyer)) ? 'forBuyer' : null;
}
