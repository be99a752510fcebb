import type { Language } from '../../domain/base/language.ts';
import { addDays, type LocalDate } from '../../domain/base/local-date.ts';
import type { SecretKey } from '../../server/base/secret-key.ts';
import type { Transaction } from '../../server/db/database.ts';
import { sealToken, tokenHash } from '../../server/instalment/seal-token.ts';
import { DEMO_CAMPAIGNS } from './demo-campaigns.ts';

/** One process seeds; others that start at the same time wait and find it done. */
export async function lockSeeding(tx: Transaction): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('demo data'))`);
}

export async function hasAccounts(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.query<{ found: boolean }>(
    'select exists (select from account) as found',
  );
  return rows[0]?.found ?? false;
}

export async function findMuseumIds(tx: Transaction): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ slug: string; id: string }>('select slug, id from museum');
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

type DemoAccount = {
  emailAddress: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  language: Language;
  role: 'customer' | 'desk' | 'staff';
  now: number;
};

export async function insertAccount(tx: Transaction, account: DemoAccount): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into account (email_address, first_name, last_name, password_hash, language, role,
                          confirmed_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     returning id`,
    [
      account.emailAddress,
      account.firstName,
      account.lastName,
      account.passwordHash,
      account.language,
      account.role,
      new Date(account.now),
    ],
  );
  if (!rows[0]) throw new Error('insert returned no row');
  return rows[0].id;
}

export async function insertCampaigns(tx: Transaction, today: LocalDate): Promise<void> {
  for (const campaign of DEMO_CAMPAIGNS) {
    await tx.query(
      `with made as (
         insert into campaign (name, kind, value, purchase_kinds, billing_types, valid_from, valid_until, use_limit)
         select $2, $3, $4, $5, $6, $7, $8, $9
          where not exists (select from campaign_code where code = $1)
         returning id
       )
       insert into campaign_code (campaign_id, code) select id, $1 from made`,
      [
        campaign.code,
        campaign.name,
        campaign.kind,
        campaign.value,
        campaign.purchaseKinds,
        campaign.billingTypes,
        addDays(today, -campaign.startsDaysAgo),
        addDays(today, campaign.endsInDays),
        campaign.useLimit,
      ],
    );
  }
}

/** The payment's reference at the provider. */
export async function findStamp(
  tx: Transaction,
  paymentId: string,
): Promise<{ stamp: string; reference: string }> {
  const { rows } = await tx.query<{ stamp: string; reference: string }>(
    'select stamp, reference from payment where id = $1',
    [paymentId],
  );
  if (!rows[0]) throw new Error('no such payment');
  return rows[0];
}

/** A sandbox test card that is always charged successfully. */
const DEMO_TOKEN = '798b445a-2216-46b7-ad1a-000f40ced6e8';

export async function insertDemoToken(
  tx: Transaction,
  { accountId, secretKey, now }: { accountId: string; secretKey: SecretKey; now: number },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into payment_token
       (account_id, sealed_token, token_hash, brand, last_four, expires_on, saved_at)
     values ($1, $2, $3, 'Visa', '0024', '2035-11', $4)
     returning id`,
    [accountId, sealToken(DEMO_TOKEN, secretKey), tokenHash(DEMO_TOKEN), new Date(now)],
  );
  if (!rows[0]) throw new Error('insert returned no row');
  return rows[0].id;
}

/** A letter sent long ago: nothing is sent now. */
export async function insertSentMail(
  tx: Transaction,
  { key, now }: { key: string; now: number },
): Promise<void> {
  await tx.query(
    `insert into mail_outbox (idempotency_key, letter, language, queued_at, next_try_at, sent_at)
     values ($1, 'purchase-confirmation', 'fi', $2, $2, $2)`,
    [key, new Date(now)],
  );
}

export async function findContractId(tx: Transaction, orderId: string): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from monthly_contract where card_order_id = $1',
    [orderId],
  );
  if (!rows[0]) throw new Error('no contract of the order');
  return rows[0].id;
}

export async function payDemoInstalment(
  tx: Transaction,
  paid: { contractId: string; number: number; paymentId: string },
): Promise<void> {
  const { contractId, number, paymentId } = paid;
  await tx.query(
    'insert into instalment_charge (payment_id, contract_id, number) values ($1, $2, $3)',
    [paymentId, contractId, number],
  );
  await tx.query('update instalment set paid_by = $3 where contract_id = $1 and number = $2', [
    contractId,
    number,
    paymentId,
  ]);
  await tx.query(
    `update monthly_contract
        set next_try_at = (select min(due_on)::timestamp at time zone 'UTC' from instalment
                            where contract_id = $1 and paid_by is null)
      where id = $1`,
    [contractId],
  );
}
