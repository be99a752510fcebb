import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenMuseum } from '../../test/given.ts';
import { committedImport, runImports, type SchemeFiles } from '../../test/moved-scheme.ts';
import { type OfficeMember, officeMember } from '../../test/office-member.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';

let running: TestApp;
let admin: OfficeMember;
let finance: OfficeMember;
let museum: string;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' }, { distFolder: '/nowhere' });
  admin = await officeMember(running, ['administrator']);
  finance = await officeMember(running, ['finance']);
  const id = await givenMuseum(running.pool);
  const { rows } = await running.pool.query('select slug from museum where id = $1', [id]);
  museum = rows[0].slug;
});
afterAll(() => running.stop());

/** A small scheme with one of everything; `mark` keeps its ids apart from those of other tests. */
export function schemeOf(mark: number): SchemeFiles {
  const id = (name: string, number: number) => `${name}${mark}-${number}`;
  const number = (at: number) => String(100_000_000_000 + mark * 1_000 + at);
  return {
    people: `person_id,email,first_name,last_name,year_of_birth,language,phone,street_address,zip_code,city,newsletter
${id('p', 1)},aino${mark}@old.example,Aino,Lahtinen,1980,fi,040 123 4567,Katu 1,00100,Helsinki,yes
${id('p', 2)},olli${mark}@old.example,Olli,Virtanen,1971,fi,,,,,no
${id('p', 3)},,Erik,Öhman,1950,sv,,,,,no
`,
    cards: `card_id,person_id,customer_number,starts_on,valid_until,waiting_months,blocked
${id('c', 1)},${id('p', 1)},${number(1)},2026-10-01,2027-10-01,,no
${id('c', 2)},${id('p', 2)},${number(2)},2025-01-15,2026-01-15,,no
${id('c', 3)},${id('p', 3)},${number(3)},,,12,no
`,
    companyOrders: `company_order_id,company_name,business_id,contact_first_name,contact_last_name,email,unit_price,ordered_on
${id('o', 1)},Kahvila Oy,1234567-8,Kaisa,Kahvi,kaisa${mark}@kahvila.example,79.00,2026-12-01
`,
    seats: `seat_id,company_order_id,number,card_id,customer_number,activation_code,email
${id('s', 1)},${id('o', 1)},1,,${number(11)},SEAT${mark}ABCD1,
${id('s', 2)},${id('o', 1)},2,${id('c', 2)},,,
`,
    gifts: `gift_id,customer_number,activation_code,bought_on
${id('g', 1)},${number(21)},GIFT${mark}ABCD,2026-12-20
`,
    contracts: `contract_id,card_id,starts_on,paid_instalments,next_due_on,instalment_amount,token,payment_card_expires
${id('m', 1)},${id('c', 1)},2026-10-01,5,2027-03-15,6.90,secret-token-${mark},08/28
`,
    visits: `visit_id,card_id,museum,visited_on
${id('v', 1)},${id('c', 1)},${museum},2026-11-02
${id('v', 2)},${id('c', 1)},${museum},2026-11-02
${id('v', 3)},${id('c', 2)},${museum},2025-05-05
`,
    campaigns: `campaign_id,name,code,effect,value,valid_from,valid_until
${id('k', 1)},Kevät,KEVAT${mark},percentOff,10,2027-01-01,2027-12-31
`,
  };
}

describe('moving a scheme in', () => {
  test('writes everything that was signed, and mails nobody', async () => {
    const done = await committedImport(running, { admin, finance }, schemeOf(1));
    expect(done.fault).toBeNull();
    expect(done.counts.filter(({ refused, skipped }) => refused + skipped > 0)).toEqual([]);
    expect(done.landed).toEqual(done.signed?.figures);
    expect(done.landed).toEqual({
      people: 3, cards: 3, activeCards: 2, daysLeft: 214, runningContracts: 1, openGifts: 1, openSeats: 1, visits: 3,
    });
    expect(await checkInvariants(running.pool)).toEqual([]);
    await admin.ask('undoDataImport', { importId: done.id, reason: 'Väärä tiedosto' });
    await runImports(running);
    const undone = await admin.ask('getDataImport', { importId: done.id }, 'GET');
    expect(undone.counts).toEqual([]);
  });
});
