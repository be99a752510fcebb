import type { Language } from '../../domain/base/language.ts';
import { addDays, type LocalDate } from '../../domain/base/local-date.ts';
import type { Transaction } from '../../server/db/database.ts';
import { DEMO_CAMPAIGNS } from './demo-campaigns.ts';

/** One process seeds; the others that start at the same moment wait and then find the work done. */
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
  museumId: string | null;
  now: number;
};

export async function insertAccount(tx: Transaction, account: DemoAccount): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into account (email_address, first_name, last_name, password_hash, language, role,
                          museum_id, confirmed_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
     returning id`,
    [
      account.emailAddress,
      account.firstName,
      account.lastName,
      account.passwordHash,
      account.language,
      account.role,
      account.museumId,
      new Date(account.now),
    ],
  );
  if (!rows[0]) throw new Error('insert returned no row');
  return rows[0].id;
}

export async function insertCampaigns(tx: Transaction, today: LocalDate): Promise<void> {
  for (const campaign of DEMO_CAMPAIGNS) {
    await tx.query(
      `insert into campaign_code (code, kind, value, purchase_kinds, billing_types, valid_from,
                                  valid_until, use_limit)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (code) do nothing`,
      [
        campaign.code,
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

/** By what a provider would name a payment. */
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
