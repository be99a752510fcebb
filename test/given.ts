import { randomUUID } from 'node:crypto';
import { addMonths, type LocalDate, localDate } from '../domain/base/local-date.ts';
import type { CustomerNumber } from '../domain/card/customer-number.ts';
import { type DeskRole, STAFF_ROLES, type StaffRole } from '../domain/office/rights.ts';
import { insertMuseumMember, insertStaffMember } from '../server/account/worker-queries.ts';
import {
  type ClaimableCard,
  drawClaimableCards,
  makeClaimableCards,
} from '../server/activation/claim/make-claimable-cards.ts';
import { type SecretKey, secretKeyOf } from '../server/base/secret-key.ts';
import { updateCardHolder } from '../server/card/card-queries.ts';
import { makeCard } from '../server/card/make-card.ts';
import { addLedgerEntry } from '../server/card/write-ledger.ts';
import { inTransaction, type Pool } from '../server/db/database.ts';
import { sealToken, tokenHash } from '../server/instalment/seal-token.ts';

type GivenAccount = {
  emailAddress?: string;
  passwordHash?: string | null;
  role?: 'customer' | 'desk' | 'staff';
  museumId?: string | null;
  /** Roles of staff; all by default. */
  staffRoles?: readonly StaffRole[];
};

/** Rows with valid defaults: a test names only what it is about. */
export async function givenAccount(pool: Pool, account: GivenAccount = {}): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into account (email_address, password_hash, role, confirmed_at)
     values ($1, $2, $3, now())
     returning id`,
    [
      account.emailAddress ?? `${randomUUID()}@example.fi`,
      account.passwordHash ?? null,
      account.role ?? 'customer',
    ],
  );
  const accountId = rows[0]?.id ?? '';
  if (account.role === 'staff') await givenStaff(pool, accountId, account.staffRoles);
  if (account.museumId) await givenMuseumMember(pool, accountId, account.museumId);
  return accountId;
}

/** Makes an account a member of staff, by default with every role. */
export async function givenStaff(
  pool: Pool,
  accountId: string,
  roles: readonly StaffRole[] = STAFF_ROLES,
): Promise<void> {
  await pool.query(`update account set role = 'staff' where id = $1`, [accountId]);
  const now = Date.now();
  await insertStaffMember(pool, { accountId, roles, powerfulFrom: now, addedBy: null, now });
}

export async function givenMuseumMember(
  pool: Pool,
  accountId: string,
  museumId: string,
  role: DeskRole = 'clerk',
): Promise<void> {
  await insertMuseumMember(pool, { accountId, museumId, role, addedBy: null, now: Date.now() });
}

export async function givenMuseum(pool: Pool, { slug = randomUUID() as string } = {}) {
  const { rows } = await pool.query<{ id: string }>(
    `insert into museum (slug, name_fi, name_sv, name_en, town_fi, town_sv, town_en, latitude,
                         longitude, joined_on)
     values ($1, 'Museo', 'Museet', 'The Museum', 'Turku', 'Åbo', 'Turku', 60.45, 22.27, '2015-05-05')
     returning id`,
    [slug],
  );
  return rows[0]?.id ?? '';
}

type GivenCard = {
  /** Number from another scheme after an import; omitted: generated as usual. */
  customerNumber?: string;
  accountId?: string | null;
  /** null: not registered. */
  holder?: { firstName: string; lastName: string; yearOfBirth: number } | null;
  boughtOn?: string;
  /** null: waits for its first visit. Omitted: used on the day of purchase. */
  firstVisitOn?: string | null;
  /** Instead of the days above: sets the last day. */
  validUntil?: string;
  /** The payment that bought it, if the test needs one. */
  paidBy?: string;
};

/** A card with a year of validity, by default registered and in use. */
export async function givenCard(
  pool: Pool,
  card: GivenCard = {},
): Promise<{ cardId: string; customerNumber: CustomerNumber }> {
  const {
    accountId = null,
    holder = { firstName: 'Aino', lastName: 'Lahtinen', yearOfBirth: 1987 },
  } = card;
  const boughtOn = card.validUntil
    ? addMonths(localDate(card.validUntil), -12)
    : localDate(card.boughtOn ?? '2027-01-15');
  const firstVisitOn = firstVisitOf(card, boughtOn);
  return inTransaction(pool, async (tx) => {
    const made = await makeCard(tx, {
      secretKey: secretKeyOf('a secret of the tests'),
      now: Date.parse(boughtOn),
    });
    const { cardId } = made;
    const customerNumber = card.customerNumber
      ? (card.customerNumber as CustomerNumber)
      : made.customerNumber;
    await tx.query('update museum_card set customer_number = $2 where id = $1', [
      cardId,
      customerNumber,
    ]);
    if (holder) {
      await updateCardHolder(tx, { cardId, accountId, holder, registeredAt: Date.parse(boughtOn) });
    }
    const cause = `payment:${card.paidBy ?? 'given'}`;
    const bought = { kind: 'bought', cause, occurredOn: boughtOn } as const;
    await addLedgerEntry(tx, cardId, { ...bought, months: 12 });
    if (firstVisitOn) {
      const visited = {
        kind: 'firstVisit',
        cause: 'visit:given',
        occurredOn: firstVisitOn,
      } as const;
      await addLedgerEntry(tx, cardId, visited);
    }
    return { cardId, customerNumber };
  });
}

function firstVisitOf({ firstVisitOn }: GivenCard, boughtOn: LocalDate): LocalDate | null {
  if (firstVisitOn === null) return null;
  return firstVisitOn === undefined ? boughtOn : localDate(firstVisitOn);
}

type GivenToken = { accountId: string; secretKey: SecretKey; token: string; expiresOn?: string };

/** A saved payment card; tokens of the sandbox's test cards can be charged. */
export async function givenToken(pool: Pool, given: GivenToken): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into payment_token
       (account_id, sealed_token, token_hash, brand, last_four, expires_on, saved_at)
     values ($1, $2, $3, 'Visa', '0024', $4, now())
     returning id`,
    [
      given.accountId,
      sealToken(given.token, given.secretKey),
      tokenHash(given.token),
      given.expiresOn ?? '2030-11',
    ],
  );
  return rows[0]?.id ?? '';
}

/** Paid cards without holders, with their activation codes. */
export async function givenClaimableCards(
  pool: Pool,
  {
    count = 1,
    secretKey,
    isPaid = true,
  }: { count?: number; secretKey: SecretKey; isPaid?: boolean },
): Promise<ClaimableCard[]> {
  const now = Date.parse('2027-01-15');
  return inTransaction(pool, async (tx) => {
    if (!isPaid) return drawClaimableCards(tx, { count, now, secretKey });
    const paid = { cause: 'payment:given', months: 12, today: localDate('2027-01-15') };
    return makeClaimableCards(tx, { count, now, secretKey, ...paid });
  });
}
