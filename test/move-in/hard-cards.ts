import { randomUUID } from 'node:crypto';
import { addDays, addMonths, type LocalDate } from '../../domain/base/local-date.ts';
import { addLedgerEntry } from '../../server/card/write-ledger.ts';
import { inTransaction, type Pool } from '../../server/db/database.ts';
import { givenAccount, givenCard } from '../given.ts';
import { givenPaidOrder } from '../given-order.ts';

/** People and cards that are difficult for a plain column format. */
export async function givenHardCards(pool: Pool, today: LocalDate): Promise<void> {
  await givenNeighbour(pool, today);
  await givenLongRenewed(pool, addMonths(today, -150));
  await givenWaitingWithDays(pool, today);
  await givenPaidBack(pool, addDays(today, -10));
  await givenBuyer(pool, today);
  await givenSeat(pool);
}

/** Their postal address is only in the order. */
async function givenBuyer(pool: Pool, today: LocalDate): Promise<void> {
  const accountId = await givenAccount(pool, { emailAddress: 'buyer@example.fi' });
  const { cardId } = await givenCard(pool, { accountId, boughtOn: today, firstVisitOn: null });
  const home = {
    streetAddress: 'Storgatan 2',
    zipCode: '114 55',
    city: 'Stockholm',
    country: 'SE',
  };
  const buyer = { ...home, phone: '+358407654321' };
  await givenPaidOrder(pool, { accountId, cardId, now: Date.parse(today), buyer });
}

/** Handed out but not claimed; the company has a phone, and its receipt has an address. */
async function givenSeat(pool: Pool): Promise<void> {
  await pool.query(`update company_order set phone = '+358501112223'`);
  const place = { streetAddress: 'Kungsgatan 9', zipCode: '111 43', city: 'Malmö', country: 'SE' };
  await pool.query(
    `update card_order set details = jsonb_set(details, '{buyer}', details -> 'buyer' || $1)
      where kind = 'companyOrder'`,
    [place],
  );
  await pool.query(
    `update company_seat set person_name = 'Seija Sija', email_address = 'seija.sija@example.fi', handed_out_at = now()
      where card_id = (select card_id from company_seat
                        where not exists (select from card_redemption done where done.card_id = company_seat.card_id)
                        order by order_id, number limit 1)`,
  );
}

/** A comma in the name, capitals in the address, two visits on one day, and a blocked number. */
async function givenNeighbour(pool: Pool, today: LocalDate): Promise<void> {
  const accountId = await givenAccount(pool, { emailAddress: 'Ulla.Neighbour@Example.fi' });
  const holder = { firstName: 'Ulla-Maija', lastName: "O'Neighbour, Jr.", yearOfBirth: 1950 };
  const { cardId } = await givenCard(pool, { accountId, holder, validUntil: addDays(today, 40) });
  await pool.query('update museum_card set blocked_at = now() where id = $1', [cardId]);
  await pool.query(
    `insert into contact_details (account_id, street_address, zip_code, city, phone, changed_at)
     values ($1, 'Kirkkotie 3, as. 4', '20100', 'Turku', '+358401234567', now())`,
    [accountId],
  );
  await pool.query('insert into newsletter_consent (account_id, given_at) values ($1, now())', [
    accountId,
  ]);
  for (const repeat of [0, 1]) {
    await pool.query(
      `insert into visit (id, card_id, museum_id, visited_on, repeat_number)
       select $1, $2, id, $3, $4 from museum order by slug limit 1`,
      [randomUUID(), cardId, addDays(today, -3), repeat],
    );
  }
}

/** Renewed in time for more than ten years: one period, longer than any import accepts. */
async function givenLongRenewed(pool: Pool, since: LocalDate): Promise<void> {
  const accountId = await givenAccount(pool);
  const { cardId } = await givenCard(pool, { accountId, boughtOn: since });
  await inTransaction(pool, async (tx) => {
    for (let year = 1; year <= 12; year++) {
      const occurredOn = addDays(addMonths(since, 12 * year), -20);
      const renewal = { kind: 'renewedWhileValid', cause: `renewal:${year}`, occurredOn } as const;
      await addLedgerEntry(tx, cardId, { ...renewal, months: 12 });
    }
  });
}

/** Unused, with a fortnight of goodwill on top of its year. */
async function givenWaitingWithDays(pool: Pool, today: LocalDate): Promise<void> {
  const accountId = await givenAccount(pool);
  const { cardId } = await givenCard(pool, { accountId, boughtOn: today, firstVisitOn: null });
  await inTransaction(pool, (tx) =>
    addLedgerEntry(tx, cardId, { kind: 'goodwill', cause: 'g', occurredOn: today, days: 14 }),
  );
}

/** Held, and without validity: fully refunded. */
async function givenPaidBack(pool: Pool, boughtOn: LocalDate): Promise<void> {
  const accountId = await givenAccount(pool);
  const { cardId } = await givenCard(pool, { accountId, boughtOn, firstVisitOn: null });
  const refund = { kind: 'refund', cause: 'refund:1', refunds: 'payment:given' } as const;
  await inTransaction(pool, (tx) =>
    addLedgerEntry(tx, cardId, { ...refund, occurredOn: boughtOn, months: 12 }),
  );
}
