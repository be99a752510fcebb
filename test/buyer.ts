import { randomUUID } from 'node:crypto';
import type { ClassName } from '../contract/call/controllers.ts';
import { mailedCode } from './mailed-secrets.ts';
import type { TestPortal } from './portal.ts';

// biome-ignore lint/suspicious/noExplicitAny: many calls answer here; each test says what it expects
type Body = any;
type Answer = { status: number; body: Body };

export type Buyer = {
  emailAddress: string;
  call: (method: string, params: object, apexClass?: ClassName) => Promise<Answer>;
  read: (method: string, params?: Record<string, string>, apexClass?: ClassName) => Promise<Answer>;
  cookie: () => string;
};

/** A signed-in user with a separate cookie jar, over real HTTP. */
export async function signedInBuyer(portal: TestPortal): Promise<Buyer> {
  const emailAddress = `${randomUUID()}@example.fi`;
  const buyer = anonymousBuyer(portal, emailAddress);
  await buyer.call('requestLoginCode', { emailAddress }, 'AccountController');
  const code = await newestCode(portal, emailAddress);
  await buyer.call('loginWithCode', { emailAddress, code }, 'AccountController');
  return buyer;
}

/** In the outbox until sent, then only in the mail. */
async function newestCode({ pool, mails }: TestPortal, address: string): Promise<string> {
  const waiting: string | null = await mailedCode(pool, address);
  if (waiting) return waiting;
  const mail = (await mails()).find(({ to }) => to.some((one) => one.includes(address)));
  return /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? '';
}

export function anonymousBuyer(portal: TestPortal, emailAddress = 'nobody@example.fi'): Buyer {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
    const headers = { cookie: cookie(), 'x-language': 'fi', ...init.headers };
    const response = await fetch(url, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return { status: response.status, body: await response.json() };
  }
  const at = (apexClass: string, method: string) =>
    `${portal.url}/lwr/apex/v65.0/${apexClass}/${method}`;

  return {
    emailAddress,
    cookie,
    call: (method, params, apexClass = 'MuseumCardGuestController') =>
      ask(at(apexClass, method), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(params),
      }),
    read: (method, params = {}, apexClass = 'MuseumCardGuestController') =>
      ask(`${at(apexClass, method)}?${new URLSearchParams(params)}`),
  };
}

/** A valid default purchase. */
export function purchaseInput(emailAddress: string, changes: Record<string, unknown> = {}) {
  const { buyer, ...rest } = changes as { buyer?: object };
  return {
    buyer: {
      firstName: 'Aino',
      lastName: 'Lahtinen',
      yearOfBirth: '1987',
      streetAddress: 'Puutarhakatu 12 B 7',
      zipCode: '20100',
      city: 'Turku',
      emailAddress,
      phone: '',
      password: 'Revontuli7x',
      language: 'fi',
      ...buyer,
    },
    subscribedNewsletter: false,
    museumCardConditionsAccepted: true,
    plasticCardOptOut: false,
    paymentBillingType: 'annually',
    ...rest,
  };
}

type Started = { paymentId: string; body: Body };

/** Order, payment record and the provider's answer, as the page creates them. */
export async function startPurchase(
  buyer: Buyer,
  {
    provider = 'paytrail',
    call = 'createPaytrailPayment',
    ...changes
  }: Record<string, unknown> & { provider?: string; call?: string } = {},
): Promise<Started> {
  const inputData = purchaseInput(buyer.emailAddress, changes);
  const made = await buyer.call('processMuseumCard', { inputData, validateOnly: false });
  const record = await buyer.call('createPaymentRecord', {
    museumCardEventIds: made.body.purchaseMuseumCardEventIds,
    language: 'FI',
    personAccountId: made.body.buyerPersonAccountId,
    paymentProviderType: provider,
    paymentProcessType: 'standard',
    paymentBillingType: inputData.paymentBillingType,
  });
  const paymentId = record.body as string;
  const started = await buyer.call(call, { paymentRecordId: paymentId });
  if (started.status !== 200) throw new Error(JSON.stringify([made, record, started]));
  return { paymentId, body: started.body };
}

/** Chooses a method and an outcome on the card provider's page. Returns the browser's redirect. */
export async function payAtPaytrail(
  started: Started,
  {
    method = 'osuuspankki',
    outcome = 'ok',
    card,
  }: { method?: string; outcome?: string; card?: string } = {},
): Promise<string | null> {
  const form = started.body.providers.find(({ id }: { id: string }) => id === method);
  const base = new URL(started.body.redirectUrl);
  const transactionId =
    base.pathname.split('/').at(-1) === method
      ? base.pathname.split('/').at(-2)
      : base.pathname.split('/').at(-1);
  if (form)
    await post(
      form.url,
      form.parameters.map((each: { name: string; value: string }) => [each.name, each.value]),
    );
  const fields: [string, string][] = [['outcome', outcome]];
  if (card) fields.push(['card', card]);
  const response = await post(`${base.origin}/paytrail/pay/${transactionId}/${method}`, fields);
  return response.headers.get('location');
}

export function post(url: string, fields: [string, string][]): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}
