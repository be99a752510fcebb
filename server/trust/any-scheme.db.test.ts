import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FIRST_SCHEME } from '../../db/seed/demo-scheme.ts';
import { SECOND_SCHEME } from '../../db/seed/second-scheme.ts';
import { cents } from '../../domain/base/cents.ts';
import { formatMoney } from '../../domain/base/format.ts';
import {
  anonymousBuyer,
  type Buyer,
  payAtPaytrail,
  purchaseInput,
  signedInBuyer,
  startPurchase,
} from '../../test/buyer.ts';
import { askDesk } from '../../test/desk-clerk.ts';
import { digitalInput, startGift } from '../../test/gift-buyer.ts';
import { officeMember } from '../../test/office-member.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';

/** Words of the first scheme that the other must not contain. */
const FIRST_WORDS = /museokort|museikort|museum card|suomen|79,00|kuukausi|kiitos|Y-tunnus/i;

/** The same journeys in both schemes. */
describe.each([
  // The first scheme last: test files of a worker share the process, and the next one expects it.
  {
    name: 'kustkort',
    holds: 'second' as const,
    scheme: SECOND_SCHEME,
    vat: 1000,
    night: '#0b4f5c',
  },
  {
    name: 'museokortti',
    holds: 'scheme' as const,
    scheme: FIRST_SCHEME,
    vat: 1350,
    night: '#1A2142',
  },
])('the scheme $name', ({ holds, scheme, vat, night }) => {
  const { facts, prices, language } = scheme;
  const product = facts.productForms[language].nominative;
  const seen: string[] = [];
  let portal: TestPortal;
  let buyer: Buyer;
  let customerNumber = '';
  beforeAll(async () => {
    portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { holds });
    buyer = await signedInBuyer(portal);
  });
  afterAll(() => portal.stop());

  /** Pays at the bank and returns, like a browser. */
  async function pay(started: Parameters<typeof payAtPaytrail>[0]) {
    const back = await payAtPaytrail(started);
    await fetch(back ?? '', { redirect: 'manual' });
  }
  function mailTo(address: string, subject: RegExp) {
    return vi.waitFor(
      async () => {
        const mail = (await portal.mails()).find(
          (each) => each.to.some((to) => to.includes(address)) && subject.test(each.subject ?? ''),
        );
        if (!mail) throw new Error(`no such mail: ${subject}`);
        seen.push(`${mail.subject}\n${mail.text}`);
        return mail;
      },
      { timeout: 15_000 },
    );
  }
  async function receiptOf(paymentId: string) {
    const { rows } = await portal.pool.query(
      'select amount_cents, receipt from payment where id = $1',
      [paymentId],
    );
    return { amount: rows[0]?.amount_cents, receipt: JSON.stringify(rows[0]?.receipt) };
  }

  test('sells a card at its price, with its name and tax on the receipt', async () => {
    const started = await startPurchase(buyer, { buyer: { language } });
    await pay(started);
    const { amount, receipt } = await receiptOf(started.paymentId);
    expect(receipt).toContain(`"vatBasisPoints":${vat}`);
    expect(amount).toBe(prices.annual);
    expect(receipt).toContain(product);
    expect(receipt).toContain(facts.seller.name);

    const mail = await mailTo(
      buyer.emailAddress,
      new RegExp(formatMoney(cents(prices.annual), 'fi')),
    );
    expect(mail.subject).toContain(facts.productForms[language].nominative);
    expect(mail.text).toContain(formatMoney(cents(prices.annual), 'fi'));
    expect(mail.text).toContain(facts.serviceEmail);
    expect(mail.html).toContain(night);
    customerNumber = /\b\d{4} \d{4} \d{4} \d{4}\b/.exec(mail.text ?? '')?.[0] ?? '';
    expect(customerNumber).not.toBe('');
  });

  test("admits its holder at a museum's desk", async () => {
    expect(await askDesk(portal, customerNumber.replaceAll(' ', ''))).toMatchObject({
      verdict: 'valid',
    });
  });

  test('sells an early renewal at a lower price', async () => {
    const { rows } = await portal.pool.query(
      `select account.id, card.id as card from account
         join museum_card card on card.holder_account_id = account.id where email_address = $1`,
      [buyer.emailAddress],
    );
    const { id: accountId, card } = rows[0];
    const userDetails = { museumCard: { Id: card } };
    const renew = (paymentBillingType: string) =>
      buyer.call(
        'renewMuseumCard',
        { userDetails, paymentBillingType },
        'MuseumCardUserController',
      );
    const { body } = await renew('annually');
    expect(body.purchasePrice).toBe(prices.renewalWhileValid / 100);
    const record = await buyer.call('createPaymentRecord', {
      museumCardEventIds: [body.renewalMuseumCardEventId],
      language: 'FI',
      personAccountId: accountId,
      paymentProviderType: 'paytrail',
      paymentProcessType: 'renewal',
      paymentBillingType: 'annually',
    });
    const started = await buyer.call('createPaytrailPayment', { paymentRecordId: record.body });
    await pay({ paymentId: record.body, body: started.body });
    expect((await receiptOf(record.body)).amount).toBe(prices.renewalWhileValid);
    const monthly = await renew('monthly');
    const isOffered = scheme.decided.length === 0;
    expect(monthly.body.validationError === null).toBe(isOffered);
  });

  test('sells a gift, which its recipient activates', async () => {
    const giver = anonymousBuyer(portal);
    const address = `giver-${holds}@example.fi`;
    const input = digitalInput(
      [{ recipientEmail: `saaja-${holds}@example.fi`, greeting: 'Hej!' }],
      {
        buyer: {
          firstName: 'Aino',
          lastName: 'Lahtinen',
          emailAddress: address,
          phone: '',
          language,
        },
      },
    );
    const started = await startGift(giver, 'processDigitalGiftPurchase', input);
    await pay(started);
    expect((await receiptOf(started.paymentId)).amount).toBe(prices.annual);
    await mailTo(address, /./);
    const gift = await mailTo(`saaja-${holds}@example.fi`, /./);
    const code = /(?:[A-Z\d]{4}[- ]){3}[A-Z\d]{4}/.exec(gift.text ?? '')?.[0] ?? '';
    const opener = await signedInBuyer(portal);
    const { body } = await opener.call('checkActivation', { code }, 'CardActivationController');
    expect(body.activationState).toBe('ready');
    const inputData = {
      ...purchaseInput(opener.emailAddress, { buyer: { language } }),
      cardAssetId: body.cardAssetId,
    };
    await opener.call('processMuseumCard', { inputData, validateOnly: false });
    await mailTo(opener.emailAddress, new RegExp(product, 'i'));
  });

  test('is found in the office by its number', async () => {
    const agent = await officeMember(portal, ['agent']);
    const { hits } = await agent.ask('findInOffice', { question: customerNumber }, 'GET');
    expect(hits).toMatchObject([{ subject: 'person' }]);
  });

  test('has only its own words in letters', () => {
    expect(seen.length).toBeGreaterThan(3);
    const others = holds === 'scheme' ? /kustkort|coast pass|45,00/i : FIRST_WORDS;
    for (const text of seen) expect(text).not.toMatch(others);
  });
});
