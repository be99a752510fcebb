import { day, yesNo } from '../exported-rows.ts';
import { type StoredColumn, type StoredColumns, writtenTo } from './stored-column.ts';

/** `ofHolder`: of a card's holder without an account. */
type PersonColumn = StoredColumn & { ofHolder?: string };

const ofAddress = (column: string) => `case when contact.zip_code <> '' then contact.${column} end`;

export const PEOPLE: StoredColumns<'people', PersonColumn> = {
  person_id: {
    read: 'coalesce(person.outer_id, account.id::text)',
    ofHolder: `'holder-' || card.card_id`,
  },
  email: { into: 'account.email_address', read: 'lower(account.email_address)' },
  first_name: {
    into: 'account.first_name',
    read: 'coalesce(card.holder_first_name, account.first_name)',
    ofHolder: 'card.holder_first_name',
  },
  last_name: {
    into: 'account.last_name',
    read: 'coalesce(card.holder_last_name, account.last_name)',
    ofHolder: 'card.holder_last_name',
  },
  year_of_birth: {
    read: 'card.holder_year_of_birth',
    ofHolder: 'card.holder_year_of_birth',
  },
  language: { into: 'account.language', read: 'account.language' },
  phone: { into: 'details.phone', empty: '', read: `nullif(contact.phone, '')` },
  street_address: {
    into: 'details.street_address',
    empty: '',
    read: ofAddress('street_address'),
  },
  zip_code: { into: 'details.zip_code', empty: '', read: `nullif(contact.zip_code, '')` },
  city: { into: 'details.city', empty: '', read: ofAddress('city') },
  country: { into: 'details.country', empty: 'FI', read: ofAddress('country') },
  newsletter: {
    read: yesNo(`exists (select from newsletter_consent consent
                          where consent.account_id = account.id and consent.withdrawn_at is null)`),
    ofHolder: `'no'`,
  },
  created_on: { read: day('account.created_at') },
};

export const OF_ACCOUNT = writtenTo('account', 'people', PEOPLE);
export const OF_CONTACT = writtenTo('details', 'people', PEOPLE);
