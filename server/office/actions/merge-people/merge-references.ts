/** How a reference is handled in a merge. `moves`: rows follow the kept account, identified by this key. */
type Handling = { moves: string } | 'ownCode' | 'stays';

/**
 * Every reference to an account. `stays`: with the emptied account, being a staff record, a secret, tied to that
 * address, or short-lived. A test compares this list with the database.
 */
export const ACCOUNT_REFERENCES: Record<string, Handling> = {
  'card_order.buyer_account_id': { moves: 'id' },
  'card_order.owner_account_id': { moves: 'id' },
  'card_redemption.account_id': { moves: 'card_id' },
  'contact_case.account_id': { moves: 'id' },
  'monthly_contract.account_id': { moves: 'id' },
  'payment_token.account_id': { moves: 'id' },
  'person_note.account_id': { moves: 'id' },

  'account.merged_into': 'ownCode',
  'account_session.account_id': 'ownCode',
  'contact_details.account_id': 'ownCode',
  'email_change.account_id': 'ownCode',
  'museum_card.holder_account_id': 'ownCode',

  // People about to leave or at work here are not merged.
  'account_deletion.account_id': 'stays',
  'museum_member.account_id': 'stays',
  'staff_member.account_id': 'stays',
  'staff_passkey.account_id': 'stays',
  'staff_recovery_code.account_id': 'stays',
  'staff_totp.account_id': 'stays',

  // Found through the emptied account's link; stored actions are never rewritten.
  'data_import_ref.account_id': 'stays',
  'former_email.account_id': 'stays',
  'search_entry.account_id': 'stays',
  'staff_action.person_id': 'stays',
  // An open request refers to the emptied account and must be made again.
  'staff_approval.person_id': 'stays',
  'staff_look.account_id': 'stays',

  // That person's consent does not bind the kept account, which is asked again.
  'document_acceptance.account_id': 'stays',
  'document_draft.saved_by': 'stays',

  'browser_key.account_id': 'stays',
  'card_saving.account_id': 'stays',
  'data_export.account_id': 'stays',
  'email_stop.account_id': 'stays',
  'logging_setting.account_id': 'stays',
  'newsletter_consent.account_id': 'stays',
  'purchase_draft.account_id': 'stays',
  'registration_draft.account_id': 'stays',

  'campaign_download.account_id': 'stays',
  'contact_case.ended_by': 'stays',
  'contact_message.staff_account_id': 'stays',
  'envelope_batch.made_by': 'stays',
  'envelope_batch.posted_by': 'stays',
  'data_import.committed_by': 'stays',
  'data_import.made_by': 'stays',
  'data_import.signed_by': 'stays',
  'goodwill_run.asked_by': 'stays',
  'goodwill_run.decided_by': 'stays',
  'mail_bounce.ended_by': 'stays',
  'museum_member.added_by': 'stays',
  'plastic_batch.made_by': 'stays',
  'plastic_batch.produced_by': 'stays',
  'plastic_card_order.ordered_by': 'stays',
  'refund.ended_by': 'stays',
  'staff_approval.asked_by': 'stays',
  'staff_approval.decided_by': 'stays',
  'staff_action.approved_by': 'stays',
  'staff_action.member_id': 'stays',
  'staff_invitation.accepted_by': 'stays',
  'staff_invitation.invited_by': 'stays',
  'staff_look.staff_account_id': 'stays',
  'staff_member.added_by': 'stays',
  'staff_member.ended_by': 'stays',
  'staff_role.given_by': 'stays',
  'text_draft.member_id': 'stays',
  'unmatched_money.ended_by': 'stays',
  'withdrawal_statement.ended_by': 'stays',
};

/** Every reference to a card. Cards are not merged: rows stay with their card, and time moves through the ledger. */
export const CARD_REFERENCES: Record<string, Handling> = {
  'card_ledger_entry.card_id': 'ownCode',
  'card_validity.card_id': 'ownCode',
  'plastic_card_order.card_id': 'ownCode',

  'card_order.renews_card_id': 'stays',
  'card_redemption.merged_into_card_id': 'stays',
  'card_saving.card_id': 'stays',
  'claimable_card.card_id': 'stays',
  'contract_hold.card_id': 'stays',
  'data_import_ref.card_id': 'stays',
  'former_card_number.card_id': 'stays',
  'goodwill_run_card.card_id': 'stays',
  'hidden_diary.card_id': 'stays',
  'mail_outbox.card_id': 'stays',
  'monthly_contract.card_id': 'stays',
  'order_fulfilment.card_id': 'stays',
  'payment_order.renews_card_id': 'stays',
  'registration_confirmation.card_id': 'stays',
  'registration_draft.card_id': 'stays',
  'staff_action.card_id': 'stays',
  'visit.card_id': 'stays',
};

type Moving = { reference: string; table: string; column: string; key: string };

export const MOVING: Moving[] = Object.entries(ACCOUNT_REFERENCES).flatMap(([reference, how]) => {
  const [table = '', column = ''] = reference.split('.');
  return typeof how === 'object' ? [{ reference, table, column, key: how.moves }] : [];
});
