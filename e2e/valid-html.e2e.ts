import { randomUUID } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGES } from '../contract/page/page-table.ts';
import { type PageName, pageNames, pathTo } from '../contract/page/pages.ts';
import { seed } from '../db/seed.ts';
import { LANGUAGES } from '../domain/base/language.ts';
import { newToken } from '../server/account/secret-token.ts';
import { insertSession } from '../server/account/session/session-queries.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';

/** All that the recommended rules ask for but these. */
const judge = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // HTML takes both; this is how React writes.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Ids that React makes begin with an underscore, as HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Where a telephone number may break is a matter of taste.
    'tel-non-breaking': 'off',
    // The links of the header stand twice, and the width of the window hides one of them; axe judges what is shown.
    'unique-landmark': 'off',
    // A search that Enter sends, and an answer with a button for each way to send it.
    'wcag/h32': 'off',
  },
});

const WHO = {
  holder: 'aino.lahtinen@example.fi',
  clerk: 'kassa@example.fi',
  staff: 'hallinta@example.fi',
};
type Who = keyof typeof WHO | 'guest';

/** What the demo has none of: no document has an earlier version, and the portal is open. */
const NOT_THERE: PageName[] = ['Terms_Version', 'Privacy_Version', 'Not_Found', 'Opening_Soon'];

let portal: TestPortal;
const cookies: Record<Who, string> = { guest: '', holder: '', clerk: '', staff: '' };
let ids: Partial<Record<PageName, string>>;
let orderNumber: string;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0', STAFF_SECOND_FACTOR: 'skip' });
  const { pool, clock } = portal;
  await seed(pool, clock);
  for (const who of ['holder', 'clerk', 'staff'] as const) cookies[who] = await signIn(WHO[who]);
  const { rows } = await pool.query(
    `select museum.id as museum, campaign.id as campaign, aino.id as person, payment.id as payment,
            done.card_order_id as "order", payment.reference
       from museum, campaign, account as aino
       join museum_card as card on card.holder_account_id = aino.id
       join order_fulfilment as done on done.card_id = card.id
       join payment on payment.id = done.payment_id
      where museum.slug = 'amos-rex' and aino.email_address = $1 limit 1`,
    [WHO.holder],
  );
  const [{ museum, campaign, person, payment, order, reference }] = rows;
  orderNumber = reference;
  ids = {
    Office_Museum: museum,
    Office_Museum_Edit: museum,
    Office_Campaign: campaign,
    Office_Person: person,
    Office_View: person,
    Office_Payment: payment,
    Office_Order: order,
  };
}, 120_000);
afterAll(() => portal.stop());

async function signIn(emailAddress: string): Promise<string> {
  const { pool, clock } = portal;
  const { rows } = await pool.query('select id from account where email_address = $1', [
    emailAddress,
  ]);
  const token = newToken();
  const now = clock.now();
  await insertSession(pool, { token, accountId: rows[0].id, now, expiresAt: now + 86_400_000 });
  return `session=${token}`;
}

function whoOpens(name: PageName): Who[] {
  if (name.startsWith('Office_')) return ['staff'];
  if (name === 'Desk') return ['clerk'];
  return 'needsLogin' in PAGES[name] ? ['holder'] : ['guest', 'holder'];
}

test.each(pageNames())('%s is valid HTML in every language', async (name) => {
  for (const language of LANGUAGES) {
    for (const who of whoOpens(name)) {
      const path = pathTo(name, language, {
        id: ids[name] ?? randomUUID(),
        slug: 'amos-rex',
        version: 'x',
        orderNumber,
      });
      const answer = await fetch(portal.url + path, {
        headers: { cookie: cookies[who] },
        redirect: 'manual',
      });
      expect({ path, who, status: answer.status }).toEqual({
        path,
        who,
        status: NOT_THERE.includes(name) ? 404 : 200,
      });
      const { results } = await judge.validateString(await answer.text(), path);
      const found = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect({ path, who, found }).toEqual({ path, who, found: [] });
    }
  }
});
