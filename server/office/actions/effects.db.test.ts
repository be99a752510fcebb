import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActionOutcome, ActionPreview } from '../../../contract/office/action.ts';
import { ACTION_KINDS } from '../../../domain/office/actions.ts';
import { type ActedOn, PEOPLE_ACTED_ON } from '../../../test/acted-on.ts';
import { SCHEME_ACTED_ON } from '../../../test/acted-on-scheme.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { changesBetween, readTables } from '../../../test/table-changes.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';

let running: TestApp;
let member: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  member = await officeMember(running, ['administrator', 'finance', 'seniorAgent']);
});
afterAll(() => running.stop());

const ACTED_ON = { ...SCHEME_ACTED_ON, ...PEOPLE_ACTED_ON };

type Effect = {
  /** Every change in the whole database. */
  does: string[];
  /** Differences that remain after undo, besides the rows of both actions; omit when it cannot be undone. */
  stays?: string[];
};

const EFFECTS: Record<keyof typeof ACTED_ON, Effect> = {
  addMuseum: {
    does: [
      '+museum',
      '+museum_access',
      '+museum_exception ×2',
      '+museum_extra_charge',
      '+museum_hours ×5',
      '+museum_season ×2',
      '+museum_ticket_price',
      '+museum_way',
      '+staff_action addMuseum museum.edit medium null null',
    ],
    stays: [],
  },
  editMuseum: {
    does: [
      '+museum_exception ×2',
      '+museum_hours ×5',
      '+museum_season ×2',
      '+staff_action editMuseum museum.edit medium null null',
      'museum.for_children: false → true',
      'museum.last_entry_minutes: null → 30',
    ],
    stays: [],
  },
  importMuseums: {
    does: [
      '+staff_action importMuseums museum.edit medium null null',
      'museum.name_fi: Museo → Uusi nimi',
    ],
    stays: [],
  },
  cancelFact: {
    does: [
      '+staff_action cancelFact scheme.edit high null null',
      '-scheme_fact gifts 2027-09-01 null',
    ],
    stays: [],
  },
  planFact: {
    does: [
      '+scheme_fact card 2027-09-02 2027-09-30',
      '+staff_action planFact scheme.edit high null null',
    ],
    stays: [],
  },
  cancelPrices: {
    does: ['+staff_action cancelPrices price.plan high null null', '-price annual 2027-09-01 8500'],
    stays: [],
  },
  planPrices: {
    does: [
      '+price annual 2027-10-02 8600',
      '+price monthly 2027-10-02 750',
      '+staff_action planPrices price.plan high null null',
      '+vat_rate 2027-10-02 1400',
      '-price annual 2027-10-01 8500',
    ],
    stays: [],
  },
  publishDocument: {
    does: [
      '+document_version',
      '+staff_action publishDocument scheme.edit high null null',
      'document_draft.edition: 1 → 2',
      'document_draft.saved_at: just now → now',
      'document_draft.saved_by: null → member',
      'document_draft.words: much → null',
    ],
    stays: [
      '+document_version',
      'document_draft.edition: 1 → 3',
      'document_draft.saved_at: just now → now',
      'document_draft.saved_by: null → member',
    ],
  },
  rewordText: {
    does: [
      '+staff_action rewordText scheme.edit high null null',
      '+text_override fi Aika on nyt kortillasi 2027-06-01',
      '+text_override sv Ny rubrik 2027-06-01',
    ],
    stays: [
      '+text_override fi Aika on nyt kortillasi 2027-06-01',
      '+text_override sv Ny rubrik 2027-06-01',
    ],
  },
  createCampaign: {
    does: [
      '+campaign',
      '+campaign_code',
      '+staff_action createCampaign campaign.plan high null null',
    ],
    stays: [],
  },
  addCampaignCodes: {
    does: ['+campaign_code ×3', '+staff_action addCampaignCodes campaign.plan high null null'],
    stays: [],
  },
  editCampaign: {
    does: [
      '+staff_action editCampaign campaign.plan high null null',
      'campaign.billing_types: ["annually"] → ["annually","monthly"]',
      'campaign.kind: amountOff → percentOff',
      'campaign.name: Kevät → Kesä',
      'campaign.person_limit: null → 1',
      'campaign.purchase_kinds: ["standard"] → ["standard","gift"]',
      'campaign.use_limit: null → 3',
      'campaign.valid_from: 2027-05-01 → 2027-05-02',
      'campaign.valid_until: 2027-06-01 → 2027-06-02',
      'campaign.value: 500 → 10',
    ],
    stays: [],
  },
  endCampaign: {
    does: [
      '+staff_action endCampaign campaign.plan high null null',
      'campaign.is_stopped: false → true',
      'campaign.valid_until: 2027-06-01 → 2027-03-01',
    ],
    stays: [],
  },
  changeRefundLimit: {
    does: [
      '+staff_action changeRefundLimit scheme.edit high null null',
      'refund_limit.limit_cents: 0 → 3300',
    ],
    stays: [],
  },
  changeAddress: {
    does: [
      '+job send-mail',
      '+mail_outbox address-changed sv holder@',
      '+staff_action changeAddress person.correct medium holder card',
      'contact_details.changed_at: just now → now',
      'contact_details.city: Helsinki → Turku',
      'contact_details.street_address: holderkatu 1 → Uusikatu 5',
      'contact_details.zip_code: 00100 → 20100',
      'plastic_card_order.city: Helsinki → Turku',
      'plastic_card_order.street_address: holderkatu 1 → Uusikatu 5',
      'plastic_card_order.zip_code: 00100 → 20100',
    ],
    stays: [
      '+job send-mail ×2',
      '+mail_outbox address-changed sv holder@ ×2',
      'contact_details.changed_at: just now → now',
    ],
  },
  changeEmail: {
    does: [
      '+email_stop',
      '+former_email',
      '+job send-mail ×2',
      '+letter_stop new@ reminders',
      '+mail_outbox email-given sv new@',
      '+mail_outbox email-replaced sv holder@',
      '+staff_action changeEmail email.change high holder null',
      '-account_session',
      '-email_change',
      'account.confirmed_at: just now → null',
      'account.email_address: holder@ → new@',
      'account.password_hash: a hash → null',
      'account.sign_in_from: null → 2027-03-02T10:00:00+00:00',
    ],
    stays: [
      '+email_stop',
      '+former_email',
      '+job send-mail ×3',
      '+letter_stop new@ reminders',
      '+mail_outbox email-given sv new@',
      '+mail_outbox email-removed sv new@',
      '+mail_outbox email-replaced sv holder@',
      '-account_session',
      '-email_change',
      'account.confirmed_at: just now → now',
      'account.password_hash: a hash → null',
    ],
  },
  correct: {
    does: [
      '+search_entry',
      '+search_word',
      '+staff_action correct person.correct medium holder card',
      'account.first_name: Aino → Åsa',
      'museum_card.holder_first_name: Aino → Åsa',
      'museum_card.holder_year_of_birth: 1987 → 1950',
      'plastic_card_order.recipient_name: Aino Lahtinen → Åsa Lahtinen',
      'search_entry.ended_at: null → just now',
    ],
    stays: ['+search_entry', '+search_word'],
  },
  goodwill: {
    does: [
      '+card_ledger_entry goodwill 2027-03-01 0 14',
      '+desk_list_change',
      '+staff_action goodwill card.goodwill medium holder card',
      'card_validity.valid_until: 2028-02-01 → 2028-02-15',
    ],
    stays: [
      '+card_ledger_entry goodwill 2027-03-01 0 14',
      '+card_ledger_void',
      '+desk_list_change ×2',
    ],
  },
  replaceNumber: {
    does: [
      '+desk_list_change ×3',
      '+former_card_number',
      '+job send-mail',
      '+mail_outbox number-replaced sv holder@',
      '+plastic_card_order Aino Lahtinen holderkatu 1 reprint:an id',
      '+staff_action replaceNumber card.replace medium holder card',
      '-account_session',
      'museum_card.customer_number: number → a number',
      'plastic_card_order.cancelled_at: null → now',
    ],
  },
  note: {
    does: ['+person_note', '+staff_action note note.write low holder null'],
    stays: ['+person_note'],
  },
  mergePeople: {
    does: [
      '+card_ledger_entry giftMerged 2027-03-01 12 0',
      '+card_ledger_entry refund 2027-03-01 12 0',
      '+desk_list_change ×2',
      '+former_email',
      '+job send-mail ×2',
      '+mail_outbox accounts-joined sv holder@',
      '+mail_outbox accounts-joined sv other@',
      '+staff_action mergePeople person.merge high holder null',
      '-account_session ×2',
      '-email_change ×2',
      'account.email_address: other@ → other@joined.invalid',
      'account.merged_into: null → holder',
      'account.password_hash: a hash → null ×2',
      'account.sign_in_from: null → 2027-03-02T10:00:00+00:00',
      'card_order.buyer_account_id: other → holder',
      'card_order.owner_account_id: other → holder',
      'card_validity.is_refunded: false → true',
      'card_validity.valid_until: 2028-02-01 → 2029-02-01',
      'card_validity.waits_for_first_visit: true → false',
      'contact_details.changed_at: just now → now',
      'contact_details.street_address: holderkatu 1 → otherkatu 1',
    ],
    stays: [
      '+card_ledger_entry giftMerged 2027-03-01 12 0',
      '+card_ledger_entry refund 2027-03-01 12 0',
      '+card_ledger_void ×2',
      '+desk_list_change ×4',
      '+former_email ×2',
      '+job send-mail ×4',
      '+mail_outbox accounts-joined sv holder@',
      '+mail_outbox accounts-joined sv other@',
      '+mail_outbox accounts-parted sv holder@',
      '+mail_outbox accounts-parted sv other@',
      '-account_session ×2',
      '-email_change ×2',
      'account.password_hash: a hash → null ×2',
      'contact_details.changed_at: just now → now',
    ],
  },
  moveCard: {
    does: [
      '+job send-mail ×2',
      '+mail_outbox card-moved-away sv holder@',
      '+mail_outbox card-moved-here sv other@',
      '+search_entry',
      '+search_word',
      '+staff_action moveCard person.merge high holder card',
      'museum_card.holder_account_id: holder → other',
      'museum_card.holder_first_name: Aino → Eino',
      'museum_card.holder_year_of_birth: 1987 → 1985',
      'plastic_card_order.recipient_name: Aino Lahtinen → Eino Lahtinen',
    ],
    stays: [
      '+job send-mail ×4',
      '+mail_outbox card-moved-away sv holder@',
      '+mail_outbox card-moved-away sv other@',
      '+mail_outbox card-moved-here sv holder@',
      '+mail_outbox card-moved-here sv other@',
      '+search_entry',
      '+search_word',
    ],
  },
  moveOrder: {
    does: [
      '+job send-mail ×2',
      '+mail_outbox order-moved-away sv holder@',
      '+mail_outbox order-moved-here sv other@',
      '+staff_action moveOrder person.merge high holder null',
      'card_order.buyer_account_id: holder → other',
      'card_order.owner_account_id: holder → other',
    ],
    stays: [
      '+job send-mail ×4',
      '+mail_outbox order-moved-away sv holder@',
      '+mail_outbox order-moved-away sv other@',
      '+mail_outbox order-moved-here sv holder@',
      '+mail_outbox order-moved-here sv other@',
    ],
  },
  endContract: {
    does: [
      '+card_ledger_entry contractEnded 2027-03-01 11 0',
      '+desk_list_change ×2',
      '+job send-mail',
      '+mail_outbox contract-ended sv payer@',
      '+staff_action endContract contract.end medium payer card',
      'card_validity.valid_until: 2028-01-15 → 2027-02-28',
      'contract_hold.lifted_at: null → now',
      'monthly_contract.failing_since: 2027-02-15 → null',
      'monthly_contract.next_try_at: 2027-03-05T06:00:00+00:00 → null',
      'monthly_contract.noticed_on: 2027-02-20 → null',
      'monthly_contract.withdrawn_at: null → now',
    ],
    stays: [
      '+card_ledger_entry contractEnded 2027-03-01 11 0',
      '+card_ledger_void',
      '+contract_hold null',
      '+desk_list_change ×4',
      '+job send-mail ×2',
      '+mail_outbox contract-ended sv payer@',
      '+mail_outbox contract-restored sv payer@',
      'contract_hold.lifted_at: null → now',
    ],
  },
  moveDue: {
    does: [
      '+desk_list_change',
      '+staff_action moveDue contract.end medium payer card',
      'contract_hold.lifted_at: null → now',
      'instalment.due_on: 2027-02-15 → 2027-03-20',
      'instalment.due_on: 2027-03-15 → 2027-03-20',
      'monthly_contract.failing_since: 2027-02-15 → null',
      'monthly_contract.next_try_at: 2027-03-05T06:00:00+00:00 → 2027-03-19T22:00:00+00:00',
      'monthly_contract.noticed_on: 2027-02-20 → null',
    ],
    stays: ['+contract_hold null', '+desk_list_change ×2', 'contract_hold.lifted_at: null → now'],
  },
  retryCharge: {
    does: [
      '+job charge-instalments',
      '+staff_action retryCharge payment.free medium payer card',
      'monthly_contract.next_try_at: 2027-03-05T06:00:00+00:00 → now',
    ],
  },
  refund: {
    does: [
      '+card_ledger_entry refund 2027-03-01 12 0',
      '+desk_list_change',
      '+job send-refunds',
      '+refund_need 7900 staff true',
      '+staff_action refund refund.ask high an id an id',
      'card_validity.is_refunded: false → true',
      'card_validity.valid_until: 2028-01-15 → 2027-02-28',
      'payment.state: paid → refundNeeded',
      'payment.state_at: 2027-01-15T10:00:00+00:00 → now',
    ],
  },
  payRefund: {
    does: [
      '+refund_by_hand',
      '+staff_action payRefund payment.settle medium an id null',
      'payment.state: refundNeeded → refunded',
      'payment.state_at: 2027-01-15T10:00:00+00:00 → now',
      'refund.ended_at: null → now',
      'refund.ended_by: null → member',
      'refund.state: byHand → done',
      'refund_need.is_done: false → true',
    ],
    stays: ['payment.state_at: 2027-01-15T10:00:00+00:00 → now'],
  },
  resendLetter: {
    does: [
      '+job send-mail',
      '+mail_outbox payment-pending fi holder@',
      '+staff_action resendLetter letter.resend low holder null',
    ],
  },
  endBounce: {
    does: [
      '+staff_action endBounce mail.bounce low null null',
      'mail_bounce.ended_at: null → now',
      'mail_bounce.ended_by: null → member',
      'mail_bounce.outcome: null → done',
    ],
    stays: [],
  },
};

test.each(Object.entries(EFFECTS))('%s changes exactly the listed rows', async (kind, effect) => {
  const { pool, clock } = running;
  const given: (running: TestApp) => Promise<ActedOn> = ACTED_ON[kind as keyof typeof ACTED_ON];
  const { input, names: around = {} } = await given(running);
  const now = new Date(clock.now()).toISOString().replace('.000Z', '+00:00');
  const names = { ...around, [member.accountId]: 'member', [now]: 'now' };
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const before = await readTables(pool);

  const preview = await asked<ActionPreview>(`preview${name}`, { input });
  expect(preview.refusal).toBeNull();
  const { previewed } = preview;
  const actionId = randomUUID();
  const actionRequest = { input, actionId, reason: 'pyydetty puhelimessa', previewed };
  const { undoUntil } = await asked<ActionOutcome>(`perform${name}`, actionRequest);
  expect(changesBetween(before, await readTables(pool), names)).toEqual(effect.does);

  expect(undoUntil === null).toBe(effect.stays === undefined);
  if (undoUntil === null) return;
  await asked('undoAction', { actionId, undoId: randomUUID(), reason: 'väärä asiakas' });
  const left = changesBetween(before, await readTables(pool), names);
  const isRowOfBoth = (line: string) => /^\+staff_action .* ×2$/.test(line);
  expect(left.filter(isRowOfBoth)).toHaveLength(1);
  expect(left.filter((line) => !isRowOfBoth(line))).toEqual(effect.stays);
});

/** The member's language is Finnish. */
const asked = <Answer>(method: string, params: object) =>
  member.ask(method, params) as Promise<unknown> as Promise<Answer>;

test('every action has a row here or needs more than a database', () => {
  const others = ACTION_KINDS.filter((kind) => !Object.hasOwn(EFFECTS, kind));
  // These undo a publication, ask a provider, or start without a scheme.
  expect(others.toSorted()).toEqual(['cancelDocument', 'freePayment', 'openScheme']);
});
