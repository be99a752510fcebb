import { expect, test } from 'vitest';
import { KEEPING_TIMES } from '../server/jobs/keeping-times.ts';
import { filesIn, textOf } from './repository.ts';

/** The one place in server/ that writes a table: others call its functions. */
const OWNERS: Record<string, string> = {
  account:
    'account_session browser_key email_change email_stop login_code museum_member newsletter_consent password_reset staff_member staff_role',
  'account/write': 'account',
  'account/contact-queries.ts': 'contact_details',
  activation: 'card_redemption registration_confirmation registration_draft',
  card: 'card_ledger_entry card_ledger_void card_validity claimable_card former_card_number museum_card plastic_card_order',
  charge: 'card_saving',
  checkout: 'order_fulfilment',
  company: 'company_envelope company_order company_seat',
  contact: 'contact_case contact_message',
  db: 'migration',
  document: 'document_acceptance document_draft',
  gift: 'gift gift_opening gift_order gift_sending replaced_gift_code',
  instalment:
    'contract_hold hold_letter instalment instalment_charge monthly_contract payment_token token_charge',
  jobs: 'demo_clock keeping_run',
  letter: 'letter_stop mail_bounce mail_outbox terms_announcement',
  logging: 'client_log',
  museum:
    'museum museum_exception museum_hours museum_picture museum_picture_aside museum_season museum_ticket_price',
  'my-card': 'hidden_diary',
  office:
    'batched_envelope campaign_download envelope_batch goodwill_run goodwill_run_card goodwill_run_slice opening_draft ' +
    'person_note plastic_batch staff_action staff_approval staff_challenge staff_invitation staff_look staff_passkey ' +
    'staff_recovery_code staff_totp voucher_comparison',
  'office/data-import':
    'data_import data_import_chunk data_import_file data_import_mapping data_import_ref data_import_row',
  operations: 'operation_run secret_key_use',
  order: 'card_order order_draft purchase_draft',
  payment:
    'forged_notification_count payment payment_notification payment_order payment_report payment_settlement unmatched_money',
  platform: 'document_version rate_limit',
  privacy: 'account_deletion data_export',
  refund: 'refund refund_account refund_by_hand refund_limit refund_need',
  scheme: 'campaign campaign_code price scheme scheme_fact scheme_logo vat_rate',
  'ticket-desk':
    'desk_list desk_list_change desk_list_entry desk_list_fetch uncounted_visit visit visit_month',
  'till-api': 'sandbox_visit till_key',
  tracking: 'funnel_count tracked_purchase uncounted_purchase',
  withdrawal: 'withdrawal withdrawal_statement withdrawn_order',
  wording: 'text_draft text_override',
};

/** What goes through many tables writes them itself. */
const THROUGH_MANY = {
  jobs: 'clean-up and counters',
  privacy: 'deletes all data of a person',
  'office/data-import': 'writes and undoes another scheme, in bulk',
};

/** Writes outside the owner. */
const FOREIGN = {
  'activation/activation-queries.ts: company_seat':
    'a claimed seat forgets the invited name in the statement that claims it, and company is a layer above',
};

/** Table names that are values. */
const GENERATED = {
  'jobs/keeping-rules.ts': 'a rule for each table',
  'museum/write-museum-queries.ts': 'the parts of a museum are replaced alike',
  'office/actions/merge-people/merge-people-queries.ts':
    'moves each row that refers to the other account',
  'office/data-import/undo/undo-card-queries.ts': 'removes the rows of a card',
  'operations/reseal-queries.ts': 're-encrypts each sealed column with a new key',
};

const WRITE = /\b(?:insert into|update|delete from|truncate|merge into)\s+(?:only\s+)?(\$\{|\w+)/gi;

const isIn = (place: string, file: string) => file === place || file.startsWith(`${place}/`);

const writes = filesIn('server')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...textOf(file).matchAll(WRITE)].map(([, table = '']) => ({
      file: file.replace(/^server\//, ''),
      table,
    })),
  )
  .filter(({ table }) => table === '${' || table in KEEPING_TIMES);
const known = writes.filter(({ table }) => table !== '${');

const placesOf = (table: string) =>
  Object.keys(OWNERS).filter((place) => OWNERS[place]?.split(' ').includes(table));

test('a table is written by its owner', () => {
  const foreign = known
    .filter(({ file }) => !Object.keys(THROUGH_MANY).some((place) => isIn(place, file)))
    .filter(({ file, table }) => !placesOf(table).some((place) => isIn(place, file)))
    .map(({ file, table }) => `${file}: ${table}`);

  expect(foreign).toEqual(Object.keys(FOREIGN));
});

test('the list has no owner that does not write', () => {
  const unused = Object.entries(OWNERS)
    .flatMap(([place, tables]) => tables.split(' ').map((table) => ({ place, table })))
    .filter(
      ({ place, table }) => !known.some((one) => one.table === table && isIn(place, one.file)),
    );

  expect(unused).toEqual([]);
});

test('a statement for tables by name is known', () => {
  const files = writes.filter(({ table }) => table === '${').map(({ file }) => file);

  expect([...new Set(files)].toSorted()).toEqual(Object.keys(GENERATED));
});
