import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addressLine } from '../../domain/person/address-line.ts';
import { anonymousBuyer, type Buyer, payAtPaytrail } from '../../test/buyer.ts';
import { companyInput, startCompanyOrder } from '../../test/company-buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { findWaitingEnvelopes } from '../office/envelopes/envelope-queries.ts';
import { unsealText } from '../platform/seal-text.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
  await portal.stop();
});

// biome-ignore lint/suspicious/noExplicitAny: each test says what it expects
type Body = any;

const process = async (inputData: object, validateOnly = true): Promise<Body> =>
  (await anonymousBuyer(portal).call('processMuseumCardCompanyOrder', { inputData, validateOnly }))
    .body;

/** The secret of the company's page, read from the order's letter before it is blanked. */
async function deskKeyOf(address: string): Promise<string> {
  for (;;) {
    const { rows } = await portal.pool.query<{ link: string }>(
      `select data -> 'links' ->> 'desk' as link from mail_outbox
        where letter = 'company-confirmation' and address = $1`,
      [address],
    );
    const mail = (await portal.mails()).find(({ to }) => to.some((one) => one.includes(address)));
    const key = DESK_KEY.exec(rows[0]?.link ?? '') ?? DESK_KEY.exec(mail?.text ?? '');
    if (key?.[1]) return key[1];
  }
}
const DESK_KEY = /\/yrityksille\/kortit#([\w-]+)/;

async function desk(method: string, params: object): Promise<{ status: number; body: Body }> {
  return anonymousBuyer(portal).call(method, params, 'CompanyDeskController');
}

/** Pays and follows the redirect, which settles independently of the callback. */
async function pay(started: Body, outcome: Parameters<typeof payAtPaytrail>[1] = {}) {
  const address = await payAtPaytrail(started, outcome);
  if (address) await fetch(address, { redirect: 'manual' });
}

let companies = 0;
/** A company with paid cards. */
async function paidOrder(numberOfUnits: number) {
  companies += 1;
  const emailAddress = `helmi@aamu${companies}.example`;
  const started = await startCompanyOrder(anonymousBuyer(portal), {
    numberOfUnits,
    buyer: { emailAddress },
  });
  await pay(started);
  const deskKey = await deskKeyOf(emailAddress);
  return { ...started, deskKey, emailAddress, domain: `aamu${companies}.example` };
}

/** Rows of the company's codes file without its heading, after drawing so many new codes. */
async function codesOf(deskKey: string, newCodes = 0): Promise<string[][]> {
  const { body } = await desk('getCodesFile', { deskKey, newCodes });
  const lines = body.content.replace('\uFEFF', '').trim().split('\r\n');
  return lines.slice(1).map((line: string) => line.split(';'));
}

const check = async (code: string, person: Buyer = anonymousBuyer(portal)): Promise<Body> =>
  (await person.call('checkActivation', { code }, 'CardActivationController')).body;

describe('check of a company order', () => {
  test('returns the price of all cards and stores nothing', async () => {
    const answer = await process(companyInput());

    expect(answer).toMatchObject({
      unitPrice: 79,
      numberOfUnits: 3,
      purchasePrice: 237,
      price: 237,
      validationError: null,
      purchaseMuseumCardEventIds: [],
    });
  });

  test('reports every error with the texts of the form', async () => {
    const answer = await process(
      companyInput({ companyName: 'A', businessId: '1234567', numberOfUnits: 5001 }),
    );

    expect(answer.validationError.split('\n')).toEqual([
      expect.stringContaining('Yrityksen nimi'),
      expect.stringContaining('Y-tunnus'),
      'Korttien määrä ei kelpaa. Kirjoita luku 1–5000.',
    ]);
  });

  test('reports a changed price instead of charging it', async () => {
    const { validationError } = await process(companyInput({ purchasePrice: 3 }));

    expect(validationError).toContain('237,00');
  });
});

describe('company order', () => {
  test('has one id per card, unchanged when a method is chosen again', async () => {
    const buyer = anonymousBuyer(portal);
    const order = { inputData: companyInput({ numberOfUnits: 4 }), validateOnly: false };

    const first = (await buyer.call('processMuseumCardCompanyOrder', order)).body;
    const again = (await buyer.call('processMuseumCardCompanyOrder', order)).body;

    expect(new Set(first.purchaseMuseumCardEventIds).size).toBe(4);
    expect(again.purchaseMuseumCardEventIds).toEqual(first.purchaseMuseumCardEventIds);
  });

  test('cannot be paid in part', async () => {
    const buyer = anonymousBuyer(portal);
    const order = { inputData: companyInput({ numberOfUnits: 4 }), validateOnly: false };
    const { body } = await buyer.call('processMuseumCardCompanyOrder', order);
    const [stored, second, third, fourth] = body.purchaseMuseumCardEventIds;
    const payFor = async (museumCardEventIds: string[]) =>
      (
        await buyer.call('createPaymentRecord', {
          museumCardEventIds,
          language: 'FI',
          personAccountId: null,
          paymentProviderType: 'paytrail',
          paymentProcessType: 'companyOrder',
          paymentBillingType: 'annually',
        })
      ).status;

    expect(await payFor([stored])).toBe(404);
    expect(await payFor([second, third, fourth])).toBe(404);
    expect(await payFor([fourth, third, second, stored])).toBe(200);
  });

  test('offers the company invoice up to its limit, and never a voucher', async () => {
    const small = await startCompanyOrder(anonymousBuyer(portal), { numberOfUnits: 63 });
    const big = await startCompanyOrder(anonymousBuyer(portal), { numberOfUnits: 64 });
    const ids = ({ body }: Body) => body.providers.map(({ id }: { id: string }) => id);

    expect(ids(small)).toEqual(expect.arrayContaining(['collectorb2b', 'walleyb2b', 'creditcard']));
    expect(ids(big)).not.toContain('walleyb2b');
    expect(ids(big)).not.toContain('collectorb2b');
    const record = await anonymousBuyer(portal).call('createPaymentRecord', {
      museumCardEventIds: small.made.purchaseMuseumCardEventIds,
      language: 'FI',
      personAccountId: null,
      paymentProviderType: 'epassi',
      paymentProcessType: 'companyOrder',
      paymentBillingType: 'annually',
    });
    expect(record.status).toBe(401);
  });

  test('has codes that answer "not paid yet" while the invoice is pending, and work once it is paid', async () => {
    const emailAddress = 'helmi@pending.example';
    const started = await startCompanyOrder(anonymousBuyer(portal), {
      numberOfUnits: 2,
      buyer: { emailAddress },
    });
    await pay(started, { method: 'walleyb2b', outcome: 'pending' });
    const { rows } = await portal.pool.query(
      `select sealed_desk_key, claim_key from company_order where email_address = $1`,
      [emailAddress],
    );
    const { secretKey } = portal.settings;
    const deskKey = unsealText(rows[0].sealed_desk_key, { kind: 'desk-key', secretKey });

    expect((await desk('getCompanyOrder', { deskKey })).body.paymentState).toBe('pending');
    const [[, code = ''] = []] = await codesOf(deskKey, 2);
    expect((await check(code)).activationState).toBe('notPaid');
    const early = await desk('askForCard', {
      claimKey: rows[0].claim_key,
      emailAddress: 'a@pending.example',
    });
    expect(early.body[0].errorCode).toBe('NOT_PAID');

    await pay(started, { method: 'walleyb2b', outcome: 'ok' });
    expect((await desk('getCompanyOrder', { deskKey })).body.paymentState).toBe('paid');
    expect((await check(code)).activationState).toBe('ready');
  });

  test.each([
    ['an invoice is told that it comes, and not to wait for a payment', 'walleyb2b', true],
    ['a bank is told that its payment waits', 'nordea', false],
  ])('is paid by %s', async (_, method, isInvoice) => {
    const emailAddress = `helmi@${method}.example`;
    const buyer = { emailAddress };
    const started = await startCompanyOrder(anonymousBuyer(portal), { buyer });
    await pay(started, { method, outcome: 'pending' });
    await pay(started, { method, outcome: 'fail' });

    const { rows } = await portal.pool.query(
      `select letter, (data ->> 'isInvoice')::boolean as "isInvoice" from mail_outbox
        where address = $1 order by queued_at`,
      [emailAddress],
    );
    expect(rows).toEqual([
      { letter: 'payment-pending', isInvoice },
      { letter: 'payment-failed', isInvoice },
    ]);
  });

  test('shows from its method whether an invoice comes, to the buyer only', async () => {
    const told = async (outcome: Parameters<typeof payAtPaytrail>[1]) => {
      const buyer = anonymousBuyer(portal);
      const started = await startCompanyOrder(buyer);
      await pay(started, outcome);
      const { rows } = await portal.pool.query('select return_key from payment where id = $1', [
        started.paymentId,
      ]);
      const asked = { paymentKey: rows[0].return_key };
      const other = await anonymousBuyer(portal).read('getPaymentStatus', asked);
      expect(other.body.companyOrder).toBeNull();
      return (await buyer.read('getPaymentStatus', asked)).body.companyOrder.isInvoiced;
    };

    expect(await told({ method: 'walleyb2b', outcome: 'pending' })).toBe(true);
    expect(await told({ method: 'walleyb2b', outcome: 'ok' })).toBe(true);
    expect(await told({ outcome: 'ok' })).toBe(false);
  });

  test('sends one letter whose receipt adds up to the cent', async () => {
    const { paymentId, emailAddress } = await paidOrder(3);
    const { rows } = await portal.pool.query('select letter from mail_outbox where address = $1', [
      emailAddress,
    ]);
    // Read from the payment: the letter holds a secret and is blanked once sent.
    const { rows: paid } = await portal.pool.query(
      'select amount_cents, receipt from payment where id = $1',
      [paymentId],
    );

    expect(rows).toEqual([{ letter: 'company-confirmation' }]);
    expect(paid[0].receipt).toMatchObject({
      buyerName: 'Kahvila Aamu Oy (1234567-8), KP 4711',
      buyerAddress: 'Torikatu 1, 20100 Turku',
      lines: [{ units: 3, unitPrice: 7900, vatBasisPoints: 1350 }],
    });
    expect(paid[0].amount_cents).toBe(3 * 7900);
  });
});

describe('company page', () => {
  test('is closed without its key', async () => {
    const { status } = await desk('getCompanyOrder', { deskKey: 'a'.repeat(43) });

    expect(status).toBe(404);
  });

  test('imports names from a file: a dry run reports every bad row, a valid file is stored', async () => {
    const { deskKey } = await paidOrder(2);
    const save = async (content: string, dryRun: boolean) =>
      (await desk('savePeople', { deskKey, content, dryRun })).body;

    const bad = await save('Aino;Lahtinen;aino@x.example\nO;V;olli', true);
    expect(bad).toMatchObject({ isSaved: false, badRows: [{ row: 2 }] });
    const tooMany = await save('A A;B B;a@x.fi\nCc;Dd;c@x.fi\nEe;Ff;e@x.fi', true);
    expect(tooMany.badRows[0].row).toBeNull();
    expect(tooMany.badRows[0].message).toContain('vapaita kortteja on 2');
    const good =
      'Etunimi;Sukunimi;Sähköposti\nAino;Lahtinen;aino@x.example\nOlli;Virtanen;olli@x.example';
    expect((await save(good, true)).isSaved).toBe(false);
    expect((await save(good, false)).isSaved).toBe(true);
    expect((await desk('getCompanyOrder', { deskKey })).body).toMatchObject({ free: 0, named: 2 });
  });

  test('imports every row of a sheet with any separators and multi-line cells, or reports it', async () => {
    const { deskKey } = await paidOrder(4);
    const content =
      '\uFEFF"Etunimi";"Sukunimi";"Osasto";"Sähköposti"\r\n' +
      'Aino;Lahtinen;"Myynti\nja ""vienti""";Aino@x.example\r\n\r\n' +
      'Erik\tÖhman\t\terik@x.example\r\n' +
      'Olli,"Virtanen, vanhempi",,olli@x.example\r\n' +
      'Sanna;Nieminen;"Hallinto\n2. kerros";sanna\r\n' +
      'Aino;Lahtinen;;aino@x.example';

    const { body } = await desk('savePeople', { deskKey, content, dryRun: true });

    expect(body.people).toBe(3);
    // Row numbers as in the sheet: the heading is 1, empty rows count, lines of one cell do not.
    expect(body.badRows.map(({ row }: { row: number }) => row)).toEqual([6, 7]);
  });

  test('mails everyone their own code once, however often the button is clicked', async () => {
    const { deskKey, domain } = await paidOrder(5);
    const addresses = ['aino', 'olli', 'sanna', 'erik'].map((name) => `${name}@${domain}`);
    const content = addresses.map((address) => `Aino;Lahtinen;${address}`).join('\n');
    await desk('savePeople', { deskKey, content, dryRun: false });

    const presses = await Promise.all([1, 2, 3].map(() => desk('sendInvitations', { deskKey })));

    expect(presses.map(({ body }) => body.sent).toSorted()).toEqual([0, 0, 4]);
    expect((await desk('sendInvitations', { deskKey })).body.sent).toBe(0);
    const arrived = async () =>
      (await portal.mails()).filter(({ to }) => addresses.includes(to[0] ?? ''));
    await vi.waitFor(async () => expect(await arrived()).toHaveLength(4), { timeout: 30_000 });
    const links = (await arrived()).map(({ text }) => /#koodi=(\w+)/.exec(text ?? '')?.[1]);
    expect(new Set(links).size).toBe(4);
    expect(new Set((await arrived()).map(({ to }) => to[0])).size).toBe(4);
  });
});

describe('company-wide link', () => {
  test('mails a card to an address of the company’s domain, once, and to no other', async () => {
    const { deskKey, domain } = await paidOrder(2);
    const { body } = await desk('getCompanyOrder', { deskKey });
    const claimKey = new URL(body.claimLink).hash.slice(1);
    expect(body.claimDomain).toBe(domain);
    const ask = (emailAddress: string) => desk('askForCard', { claimKey, emailAddress });

    expect((await ask('stranger@gmail.com')).status).toBe(400);
    expect((await ask(`aino@${domain}`)).body).toEqual({ isSent: true });
    expect((await ask(`Aino@${domain}`)).body).toEqual({ isSent: true });
    const { rows } = await portal.pool.query(
      `select distinct idempotency_key from mail_outbox
        where letter = 'company-invitation' and address = $1`,
      [`aino@${domain}`],
    );
    expect(rows.length).toBeGreaterThanOrEqual(1);
    expect((await desk('getCompanyOrder', { deskKey })).body.named).toBe(1);
    // All seats are taken; the answer is the same, so that nobody learns who else requested one.
    expect((await ask(`olli@${domain}`)).body).toEqual({ isSent: true });
    expect((await ask(`erik@${domain}`)).body).toEqual({ isSent: true });
    expect((await desk('getCompanyOrder', { deskKey })).body.named).toBe(2);
  });

  test('stops working when the company removes its domain', async () => {
    const { deskKey } = await paidOrder(1);
    const { body } = await desk('getCompanyOrder', { deskKey });
    expect((await desk('setClaimDomain', { deskKey, domain: 'gmail.com' })).status).toBe(400);
    await desk('setClaimDomain', { deskKey, domain: '' });

    const claimKey = new URL(body.claimLink).hash.slice(1);
    expect((await desk('getCompanyClaim', { claimKey })).status).toBe(404);
  });
});

test('cards in envelopes wait for the printer with the company’s address', async () => {
  const started = await startCompanyOrder(anonymousBuyer(portal), {
    numberOfUnits: 2,
    deliveryType: 'envelope',
    buyer: {
      emailAddress: 'helmi@kuori.example',
      streetAddress: 'Aamukatu 1',
      zipCode: '00100',
      city: 'Helsinki',
    },
  });
  await pay(started);

  const waiting = await findWaitingEnvelopes(portal.pool);
  expect(
    waiting.map(({ addressee, address }) => `${addressee}: ${addressLine(address, 'fi')}`),
  ).toEqual(Array(2).fill('Kahvila Aamu Oy, Helmi Koskinen: Aamukatu 1, 00100 Helsinki'));
});

test('five thousand cards are one order, one settlement and one letter', async () => {
  const emailAddress = 'helmi@suuri.example';
  const started = await startCompanyOrder(anonymousBuyer(portal), {
    numberOfUnits: 5000,
    buyer: { emailAddress },
  });
  expect(started.made.purchaseMuseumCardEventIds).toHaveLength(5000);
  await pay(started);
  await pay(started);

  const { rows } = await portal.pool.query(
    `select (select count(*) from payment_settlement where payment_id = $1)::integer as settlements,
            (select count(*) from order_fulfilment where payment_id = $1)::integer as fulfilled,
            (select count(*) from card_ledger_entry where cause = 'payment:' || $1)::integer as entries,
            (select count(*) from mail_outbox where address = $2)::integer as mails`,
    [started.paymentId, emailAddress],
  );
  expect(rows[0]).toEqual({ settlements: 1, fulfilled: 1, entries: 5000, mails: 1 });
});
