import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { anonymousBuyer, type Buyer, payAtPaytrail, startPurchase } from '../buyer.ts';
import type { TestPortal } from '../portal.ts';
import { untilTrue } from '../until-true.ts';

/** Password of the demo people, in every release. */
const PASSWORD = 'Revontuli7x';

/** Rate limit of a desk: 120 checks a minute. */
const BETWEEN_CUSTOMERS_MS = 600;

type Site = { url: string; customerNumber: string; mailboxUrl: string };

/** Typical actions of visitors, by name; each throws on an unexpected answer. */
export const VISITORS: Record<string, (site: Site) => () => Promise<void>> = {
  purchase:
    ({ url, mailboxUrl }) =>
    async () => {
      const emailAddress = `${randomUUID()}@example.fi`;
      const buyer = newcomer(url, emailAddress);
      await required(buyer.call('requestLoginCode', { emailAddress }, 'AccountController'));
      const code = await untilTrue('the code comes', () => mailedCode(mailboxUrl, emailAddress));
      await required(buyer.call('loginWithCode', { emailAddress, code }, 'AccountController'));
      const started = await startPurchase(buyer);
      const back = await payAtPaytrail(started);
      const paymentKey = new URL(back ?? '').pathname.split('/').at(-1) ?? '';
      // Polled like its page: the notification may be pending.
      await untilTrue('the purchase is paid', async () => {
        const { status, body } = await buyer.read('getPaymentStatus', { paymentKey });
        if (status !== 200) throw new Error(JSON.stringify(body));
        return body.view === 'paid' ? true : undefined;
      });
    },
  'sign-in':
    ({ url }) =>
    async () => {
      const buyer = await signedIn(url, 'aino.lahtinen@example.fi');
      await required(buyer.read('getMyCard', {}, 'MyMuseumCardController'));
    },
  'desk check': ({ url, customerNumber }) => {
    let clerk: Buyer | null = null;
    return async () => {
      clerk ??= await signedIn(url, 'kassa@example.fi');
      await required(clerk.call('checkCustomerNumber', { customerNumber }, 'DeskController'));
      await wait(BETWEEN_CUSTOMERS_MS);
    };
  },
  page:
    ({ url }) =>
    async () => {
      const page = await fetch(`${url}/`);
      const release = page.headers.get('x-release') ?? '';
      const files = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)];
      if (!page.ok || files.length === 0) throw new Error(`page ${page.status}`);
      for (const [, file] of files) {
        const { status } = await fetch(`${url}${file}`, {
          headers: { cookie: `release=${release}` },
        });
        if (status !== 200) throw new Error(`${file}: ${status}`);
      }
    },
};

async function mailedCode(mailboxUrl: string, address: string): Promise<string | undefined> {
  const answer = await fetch(`${mailboxUrl}/messages.json`);
  const mails = (await answer.json()) as { to: string[]; subject: string }[];
  const mail = mails.find(({ to }) => to.some((one) => one.includes(address)));
  return /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0];
}

const newcomer = (url: string, emailAddress: string) =>
  anonymousBuyer({ url } as TestPortal, emailAddress);

async function signedIn(url: string, emailAddress: string): Promise<Buyer> {
  const buyer = newcomer(url, emailAddress);
  const given = { emailAddress, password: PASSWORD };
  await required(buyer.call('loginWithPassword', given, 'AccountController'));
  return buyer;
}

async function required(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
}
