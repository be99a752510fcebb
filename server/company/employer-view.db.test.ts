import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousBuyer, payAtPaytrail, purchaseInput } from '../../test/buyer.ts';
import { startCompanyOrder } from '../../test/company-buyer.ts';
import { expectKeptValidity } from '../../test/kept-validity.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { unsealCode } from '../activation/activation-secret.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { unsealText } from '../platform/seal-text.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterAll(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
  await expectKeptValidity(portal.pool);
  await portal.stop();
});

// biome-ignore lint/suspicious/noExplicitAny: each test says what it expects
type Body = any;

let companies = 0;
/** A paid order and the calls of its company page. */
async function employer(numberOfUnits: number, changes: object = {}) {
  companies += 1;
  const emailAddress = `helmi@talo${companies}.example`;
  const input = { numberOfUnits, ...changes, buyer: { emailAddress, ...ADDRESS } };
  const started = await startCompanyOrder(anonymousBuyer(portal), input);
  await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });
  const { rows } = await portal.pool.query(
    'select id, sealed_desk_key from company_order where email_address = $1',
    [emailAddress],
  );
  const { secretKey } = portal.settings;
  const deskKey = unsealText(rows[0].sealed_desk_key, { kind: 'desk-key', secretKey });
  const ask = async (method: string, params: object = {}): Promise<Body> => {
    const asked = { deskKey, ...params };
    return (await anonymousBuyer(portal).call(method, asked, 'CompanyDeskController')).body;
  };
  return {
    ask,
    companyOrderId: rows[0].id as string,
    view: () => ask('getCompanyOrder'),
    async codes(newCodes = 0): Promise<string[]> {
      const { content } = await ask('getCodesFile', { newCodes });
      return content.trim().split('\r\n').slice(1);
    },
    async invite(...names: string[]) {
      const content = names.map((name) => `${name};Virtanen;${name}@talo.example`).join('\n');
      await ask('savePeople', { content, dryRun: false });
      return ask('sendInvitations');
    },
  };
}
const ACTIVATION = 'CardActivationController';
const ADDRESS = { streetAddress: 'Aamukatu 1', zipCode: '00100', city: 'Helsinki' };

const codeIn = (line = '') => line.split(';')[1] ?? '';

/** The code mailed to a person, which the employer never sees. */
async function mailedCode(companyOrderId: string, name: string): Promise<string> {
  const { rows } = await portal.pool.query(
    `select sealed_code from company_seat seat join claimable_card using (card_id)
      where order_id = $1 and email_address = $2`,
    [companyOrderId, `${name.toLowerCase()}@talo.example`],
  );
  return unsealCode(rows[0].sealed_code, portal.settings.secretKey);
}

async function stateOf(code: string): Promise<string> {
  const asked = { code };
  const person = anonymousBuyer(portal);
  return (await person.call('checkActivation', asked, 'CardActivationController')).body
    .activationState;
}

async function claim(code: string): Promise<void> {
  const person = anonymousBuyer(portal);
  const { body } = await person.call('checkActivation', { code }, 'CardActivationController');
  const made = await person.call('processMuseumCard', {
    inputData: {
      ...purchaseInput(`koti${companies}@home.example`),
      cardAssetId: body.cardAssetId,
    },
    validateOnly: false,
  });
  expect(made.body.validationError).toBeNull();
}

describe('employer', () => {
  test('sees the same except for the count, no matter which invited person has claimed', async () => {
    const first = await employer(4);
    const second = await employer(4);
    for (const { codes, invite } of [first, second]) {
      await codes(1);
      await invite('Aino', 'Olli');
    }
    await claim(await mailedCode(first.companyOrderId, 'Aino'));
    await claim(codeIn((await second.codes())[0]));

    const [one, other] = [await first.view(), await second.view()];
    expect(one).toMatchObject({ numberOfUnits: 4, claimed: 0, free: 1, asCodes: 1, named: 2 });
    const same = (view: Body) => ({ ...view, contactEmail: '', claimDomain: '', claimLink: '' });
    expect(same(one)).toEqual(same(other));
    expect(await first.invite('Aino', 'Olli')).toEqual(await second.invite('Aino', 'Olli'));
    expect(same(await first.view())).toEqual(same(await second.view()));
  });

  test('gets a file without names, states or mailed codes, unchanged by a claim', async () => {
    const { ask, codes, invite, companyOrderId } = await employer(3);
    await invite('Aino');
    const before = await codes(2);
    await claim(codeIn(before[0]));

    expect(before.map((line) => line.split(';').length)).toEqual([3, 3]);
    expect(await codes()).toEqual(before);
    const everything = JSON.stringify([await codes(), await ask('getCompanyOrder')]);
    expect(everything).not.toMatch(/Aino|Virtanen|talo\.example\b(?!")|käytt|private|visit/);
    const mailed = await mailedCode(companyOrderId, 'Aino');
    expect(before.some((line) => line.includes(mailed))).toBe(false);
  });

  test('takes back everything unused and learns only the count', async () => {
    const first = await employer(4);
    const second = await employer(4);
    const taken = [];
    for (const { codes, invite } of [first, second]) {
      taken.push(await codes(2));
      await invite('Aino');
    }
    const mailed = await mailedCode(second.companyOrderId, 'Aino');
    await claim(codeIn(taken[0]?.[0]));
    await claim(mailed);

    expect(await first.ask('takeBackCards')).toEqual({ takenBack: 2 });
    expect(await second.ask('takeBackCards')).toEqual({ takenBack: 2 });

    const counts = { claimed: 0, free: 3, asCodes: 0, named: 0, invited: 0 };
    expect(await first.view()).toMatchObject(counts);
    expect(await second.view()).toMatchObject(counts);
    expect(await stateOf(codeIn(taken[0]?.[1]))).toBe('takenBack');
    // Used, which is not revealed to somebody who only has the code.
    expect(await stateOf(codeIn(taken[0]?.[0]))).toBe('takenBack');
    const fresh = await first.codes(3);
    expect(fresh.map((line) => line.split(';')[0])).toEqual(['1', '2', '3']);
    expect(await stateOf(codeIn(fresh[0]))).toBe('ready');
  });

  test('learns nothing by trying the codes handed out, up to the last step before claiming', async () => {
    const { codes } = await employer(2);
    const [used, unused] = (await codes(2)).map(codeIn);
    await claim(used ?? '');
    const tried = await Promise.all(
      [used, unused].map(async (code, at) => {
        const person = anonymousBuyer(portal);
        const { body: checked } = await person.call('checkActivation', { code }, ACTIVATION);
        const { body: again } = await person.read('getActivation', {}, ACTIVATION);
        const inputData = {
          ...purchaseInput(`kokeilija${at}@home.example`),
          cardAssetId: checked.cardAssetId,
        };
        const validated = await person.call('processMuseumCard', {
          inputData,
          validateOnly: true,
        });
        return JSON.parse(
          JSON.stringify([checked, again, validated.body])
            .replaceAll(checked.cardAssetId, 'card')
            .replaceAll(code ?? '', 'code')
            .replaceAll((code ?? '').replaceAll('-', ''), 'code')
            .replaceAll(`kokeilija${at}`, 'kokeilija'),
        );
      }),
    );

    expect(tried[0]).toEqual(tried[1]);
    expect(tried[0]).toMatchObject([{ activationState: 'ready' }, { cardAssetId: 'card' }, {}]);
  });

  test('cannot take back a used card; the person who ends the registration is refused', async () => {
    const { codes } = await employer(1);
    const code = codeIn((await codes(1))[0]);
    await claim(code);
    const person = anonymousBuyer(portal);
    const { body } = await person.call('checkActivation', { code }, ACTIVATION);
    const inputData = { ...purchaseInput('toinen@home.example'), cardAssetId: body.cardAssetId };
    const made = await person.call('processMuseumCard', { inputData, validateOnly: false });
    expect(JSON.stringify(made.body)).toMatch(/käytetty|aktivoitu/);
  });

  test('sees the number of activated cards from five on, rounded up, the day after', async () => {
    const { codes, view } = await employer(8);
    const lines = await codes(8);
    for (const line of lines.slice(0, 6)) await claim(codeIn(line));
    expect(await view()).toMatchObject({ claimed: 0 });
    portal.clock.advance(24 * 60 * 60 * 1000);
    expect(await view()).toMatchObject({ claimed: 8 });
  });

  test('reminds those not activated after a week, once a week, and learns nothing by it', async () => {
    const first = await employer(3);
    const second = await employer(3);
    // Clicked on a Finnish page: the letters are in the language of the order.
    await portal.pool.query(`update company_order set language = 'sv' where id = $1`, [
      first.companyOrderId,
    ]);
    for (const { invite } of [first, second]) await invite('Aino', 'Olli');
    await claim(await mailedCode(first.companyOrderId, 'Aino'));
    const reminded = async ({ companyOrderId }: { companyOrderId: string }) => {
      const { rows } = await portal.pool.query(
        `select letter.address || ' ' || letter.language as address from mail_outbox letter
           join company_seat seat on letter.idempotency_key like 'company-reminder:' || seat.card_id || ':%'
          where seat.order_id = $1 order by 1`,
        [companyOrderId],
      );
      return rows.map(({ address }) => address);
    };
    expect((await first.ask('sendReminders'))[0].message).toContain('viikko');

    portal.clock.advance(7 * 24 * 60 * 60 * 1000);
    expect(await first.view()).toMatchObject({ invited: 2, remindable: 2 });
    const answers = [];
    for (const { ask } of [first, second]) {
      const pressed = await Promise.all([ask('sendReminders'), ask('sendReminders')]);
      answers.push(pressed.filter(({ isSent }) => isSent));
    }

    expect(answers).toEqual([[{ isSent: true }], [{ isSent: true }]]);
    expect(await reminded(first)).toEqual(['olli@talo.example sv']);
    expect(await reminded(second)).toEqual(['aino@talo.example fi', 'olli@talo.example fi']);
    for (const { view } of [first, second]) expect(await view()).toMatchObject({ remindable: 0 });
  });

  test('can draw no more codes than are free, and none twice', async () => {
    const { ask, codes, view } = await employer(2);
    expect((await ask('getCodesFile', { newCodes: 3 }))[0].message).toContain('kortteja on 2');
    const taken = await Promise.all([codes(1), codes(1)]);

    expect(taken.map((lines) => lines.length).toSorted()).toEqual([1, 2]);
    expect(await view()).toMatchObject({ free: 0, asCodes: 2 });
  });

  test('with envelopes has no card left for a list or file until they are taken back', async () => {
    const { ask, view } = await employer(2, { deliveryType: 'envelope' });
    expect(await view()).toMatchObject({ free: 0, asCodes: 2 });

    expect(await ask('takeBackCards')).toEqual({ takenBack: 2 });

    expect(await view()).toMatchObject({ free: 2, asCodes: 0 });
  });

  test('keeps no name of an invited person who has claimed', async () => {
    const { invite, companyOrderId } = await employer(1);
    await invite('Venla');
    await claim(await mailedCode(companyOrderId, 'Venla'));

    const { rows } = await portal.pool.query(
      'select person_name from company_seat where order_id = $1',
      [companyOrderId],
    );
    expect(rows).toEqual([{ person_name: null }]);
  });
});
