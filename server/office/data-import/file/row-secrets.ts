import type { ActivationCode } from '../../../../domain/activation/activation-code.ts';
import { type LocalDate, localDate } from '../../../../domain/base/local-date.ts';
import type { CustomerNumber } from '../../../../domain/card/customer-number.ts';
import type { ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import { importedEntry } from '../../../../domain/data-import/imported-time.ts';
import type { RowFields } from '../../../../domain/data-import/row-fields.ts';
import { hashOf, newToken } from '../../../account/secret-token.ts';
import {
  activationCodeHash,
  newActivationCode,
  sealCode,
} from '../../../activation/activation-secret.ts';
import type { OneKey, SecretKey } from '../../../base/secret-key.ts';
import { seedOf } from '../../../card/make-card.ts';
import { sealToken, tokenHash } from '../../../instalment/seal-token.ts';
import { sealText } from '../../../platform/seal-text.ts';

/** Keyed digest of the fields: digests outlive the import, and short codes could otherwise be brute-forced. */
export function digested(fields: RowFields, key: OneKey): RowFields {
  const { activation_code: code, token } = fields;
  return {
    ...fields,
    ...(code && {
      activation_code: activationCodeHash(code as ActivationCode, key).toString('hex'),
    }),
    ...(token && { token: tokenHash(String(token)).toString('hex') }),
  };
}

/**
 * Derived values for the database. Secrets are encrypted before staging, so that after deletion of the files a database
 * copy reveals no gift code or payment token.
 */
export function withMade(
  kind: ImportKind,
  fields: RowFields,
  { secretKey, today }: { secretKey: SecretKey; today: LocalDate },
): RowFields {
  const { customer_number: number, activation_code: code, token, ...plain } = fields;
  const made: RowFields = { ...plain };
  if (number) {
    made.customer_number = number;
    made.ryijy_seed = seedOf(number as CustomerNumber, secretKey);
  }
  if (code) {
    made.code_hash = activationCodeHash(code as ActivationCode, secretKey).toString('hex');
    made.sealed_code = sealCode(code as ActivationCode, secretKey).toString('hex');
  }
  if (token) {
    made.token_hash = tokenHash(String(token)).toString('hex');
    made.sealed_token = sealToken(String(token), secretKey).toString('hex');
  }
  // An activated seat needs a code in the database: a random one that nobody knows.
  if (kind === 'seats' && fields.card_id) {
    made.sealed_code = sealCode(newActivationCode(), secretKey).toString('hex');
  }
  if (kind === 'cards') Object.assign(made, entryOf(fields, today));
  if (kind === 'companyOrders') Object.assign(made, portalKey(secretKey));
  return made;
}

function entryOf(
  { starts_on, valid_until, waiting_months, registered_on }: RowFields,
  today: LocalDate,
): RowFields {
  const day = (value: unknown) => localDate(String(value));
  const entry = importedEntry(
    'import',
    waiting_months
      ? { waitingMonths: Number(waiting_months), since: registered_on ? day(registered_on) : today }
      : { startsOn: day(starts_on), validUntil: day(valid_until) },
  );
  if (!entry) throw new Error('a card without time was let through');
  return {
    entry_on: entry.occurredOn,
    entry_months: entry.months,
    entry_days: entry.days,
    entry_at_once: entry.startsAtOnce,
  };
}

function portalKey(secretKey: SecretKey): RowFields {
  const key = newToken();
  return {
    desk_key_hash: hashOf(key).toString('hex'),
    sealed_desk_key: sealText(key, { kind: 'desk-key', secretKey }).toString('hex'),
    claim_key: newToken(),
  };
}
