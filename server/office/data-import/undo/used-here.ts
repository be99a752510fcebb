import {
  ACCOUNT_REFERENCES,
  CARD_REFERENCES,
} from '../../actions/merge-people/merge-references.ts';

/** Deleted with their subject, or created by the import itself. */
const NO_TOUCH_OF_ACCOUNT = [
  'contact_details.account_id',
  'data_import_ref.account_id',
  'newsletter_consent.account_id',
  'search_entry.account_id',
];
const NO_TOUCH_OF_CARD = [
  'card_ledger_entry.card_id',
  'card_validity.card_id',
  'claimable_card.card_id',
  'data_import_ref.card_id',
];

const anyOf = (references: string[], id: string) =>
  references
    .map((reference) => {
      const [table, column] = reference.split('.');
      return `exists (select from ${table} where ${column} = ${id})`;
    })
    .join(' or ');

/** Referenced by something not imported; a test compares the list with the database. */
export const ACCOUNT_IS_USED = anyOf(
  Object.keys(ACCOUNT_REFERENCES).filter((one) => !NO_TOUCH_OF_ACCOUNT.includes(one)),
  'row.target_id',
);
export const CARD_IS_USED = anyOf(
  Object.keys(CARD_REFERENCES).filter((one) => !NO_TOUCH_OF_CARD.includes(one)),
  'row.target_id',
);
