/**
 * Snapshot columns of an order, and the same from `card_order` joined with `campaign` (`CAMPAIGN_OF_ORDER`). Same order
 * in both lists, to copy and compare them.
 */
export const SNAPSHOT_COLUMNS = `language, units, list_price_cents, price_cents, campaign_code_id,
  extra_months, details, renews_card_id, conditions_version, monthly_consent_version`;

export const SNAPSHOT_OF_ORDER = `card_order.language, card_order.units, card_order.list_price_cents, card_order.price_cents,
  card_order.campaign_code_id, case when campaign.kind = 'extraMonths' then campaign.value else 0 end,
  card_order.details, card_order.renews_card_id, card_order.conditions_version, card_order.monthly_consent_version`;

/** Joins the campaign of `card_order`. */
export const CAMPAIGN_OF_ORDER = `left join campaign_code code on code.id = card_order.campaign_code_id
    left join campaign on campaign.id = code.campaign_id`;

/** Gift details as given; delivery data stays with the gift. Null country: Finland, as in older rows. */
export const GIFT_SNAPSHOT = `(
  select to_jsonb(given)
           - '{card_order_id,order_id,place,marker_hash,is_digital,turned_digital_at}'::text[]
           - case when given.country = 'FI' then 'country' else '' end
    from gift given where given.card_order_id = card_order.id)`;

const kept = SNAPSHOT_COLUMNS.split(',')
  .map((column) => `link.${column.trim()}`)
  .join(', ');

/** Whether an order differs from its snapshot in the payment, `link`. Consent times alone do not count. */
export const IS_CHANGED = `((${kept}, link.gift)
  is distinct from (${SNAPSHOT_OF_ORDER}, ${GIFT_SNAPSHOT}))`;
