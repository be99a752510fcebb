import { expect, test } from 'vitest';
import { OF_ACCOUNT, OF_CONTACT } from '../../../data-export/columns/people-columns.ts';
import { ACCOUNT, personState } from './living-state.ts';

test('the digest of a person is made as earlier imports have stored it', () => {
  expect(ACCOUNT.state).toBe(
    'md5(row(account.email_address, account.first_name, account.last_name, account.language, account.role, ' +
      'account.merged_into, details.street_address, details.zip_code, ' +
      `details.city || coalesce(nullif(' ' || details.country, ' FI'), ''), details.phone)::text)::uuid`,
  );
});

test('a later column changes the digest only where it is filled', () => {
  const floor = { name: 'floor', column: 'floor', stored: 'details.floor', empty: '' };
  const columns = [...OF_ACCOUNT, ...OF_CONTACT, { ...floor, valueIn: () => '' }];

  expect(personState(columns)).toContain(
    `::text || coalesce(nullif(' details.floor ' || details.floor, ' details.floor '), ''))::uuid`,
  );
});
