import { randomUUID } from 'node:crypto';
import { shippedWords } from '../server/platform/document/shipped-documents.ts';
import type { ActedOn } from './acted-on.ts';
import { givenMuseum } from './given.ts';
import { museumFacts } from './given-museum-facts.ts';
import type { TestApp } from './test-app.ts';

async function givenCampaign({ pool }: TestApp, { codes = 'one', from = '2027-02-01' } = {}) {
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
       insert into campaign (name, codes, use_limit, kind, value, purchase_kinds, billing_types, valid_from, valid_until)
       values ('Kevät', $1, case when $1 = 'made' then 1 end, 'amountOff', 500, '{standard}', '{annually}', $2, '2027-06-01')
       returning id)
     insert into campaign_code (campaign_id, code) select id, $3 from made returning campaign_id as id`,
    [codes, from, randomUUID().slice(0, 20).toUpperCase()],
  );
  return rows[0]?.id ?? '';
}

const SPRING = {
  name: 'Kevät',
  kind: 'amountOff',
  value: 500,
  purchaseKinds: ['standard'],
  billingTypes: ['annually'],
  validFrom: '2027-05-01',
  validUntil: '2027-06-01',
};
const NO_LIMITS = { useLimit: null, personLimit: null };

async function givenDraft({ pool }: TestApp) {
  const { lead, sections } = shippedWords('terms');
  await pool.query(
    `insert into document_draft (document, words, edition, saved_at) values ('terms', $1, 1, now())
     on conflict (document) do update set words = excluded.words, edition = 1, replaces = null`,
    [{ lead: { ...lead, fi: `${lead.fi} Lisäys.` }, sections }],
  );
}

/** Samples of every action on facts of the scheme. */
export const SCHEME_ACTED_ON = {
  addMuseum: async () => ({ input: { slug: `museo-${randomUUID()}`, facts: museumFacts() } }),
  async cancelFact({ pool }) {
    await pool.query(
      `insert into scheme_fact (topic, valid_from, value) values ('gifts', '2027-09-01', '{"isOpen": false}')`,
    );
    return { input: { topic: 'gifts', from: '2027-09-01' } };
  },
  async cancelPrices({ pool }) {
    await pool.query(
      `insert into price (kind, valid_from, amount_cents) values ('annual', '2027-09-01', 8500)`,
    );
    return { input: { from: '2027-09-01' } };
  },
  changeRefundLimit: async () => ({ input: { role: 'agent', limit: 3300 } }),
  createCampaign: async () => ({
    input: {
      ...SPRING,
      codes: { source: 'one', code: randomUUID().slice(0, 20), ...NO_LIMITS },
    },
  }),
  addCampaignCodes: async (running) => ({
    input: {
      campaignId: await givenCampaign(running, { codes: 'made' }),
      codes: { source: 'made', count: 3, prefix: '' },
    },
  }),
  async editCampaign(running) {
    const campaignId = await givenCampaign(running, { from: '2027-05-01' });
    const was = { ...SPRING, ...NO_LIMITS };
    const now = {
      name: 'Kesä',
      kind: 'percentOff',
      value: 10,
      purchaseKinds: ['standard', 'gift'],
      billingTypes: ['annually', 'monthly'],
      validFrom: '2027-05-02',
      validUntil: '2027-06-02',
      useLimit: 3,
      personLimit: 1,
    };
    return { input: { campaignId, was, now } };
  },
  endCampaign: async (running) => ({
    input: { campaignId: await givenCampaign(running), until: null },
  }),
  async editMuseum({ pool }) {
    const { name: _, ...now } = museumFacts();
    const { visit, seasons, exceptions } = now;
    const was = {
      visit: { forChildren: false, lastEntryMinutes: null },
      seasons: [],
      exceptions: [],
    };
    const museumId = await givenMuseum(pool);
    return { input: { museumId, was, now: { visit, seasons, exceptions } } };
  },
  async importMuseums({ pool }) {
    const slug = `museo-${randomUUID()}`;
    await givenMuseum(pool, { slug });
    return { input: { csv: `slug;name_fi\n${slug};Uusi nimi` } };
  },
  planFact: async () => ({
    input: {
      fact: { topic: 'card', value: { isOffered: false, notice: null } },
      from: '2027-09-02',
      until: '2027-09-30',
      replaces: null,
    },
  }),
  async planPrices({ pool }) {
    await pool.query(
      `insert into price (kind, valid_from, amount_cents) values ('annual', '2027-10-01', 8500)`,
    );
    const amounts = { annual: 8600, renewalWhileValid: null, monthly: 750, vat: 1400 };
    return { input: { from: '2027-10-02', replaces: '2027-10-01', amounts } };
  },
  rewordText: async () => ({
    input: {
      key: 'letter/year-added:title',
      from: '2027-06-01',
      texts: { fi: 'Aika on nyt kortillasi', sv: 'Ny rubrik' },
    },
  }),
  async publishDocument(running) {
    await givenDraft(running);
    const summary = { fi: ['Muuttuu.'], sv: ['Ändras.'], en: ['Changes.'] };
    const planned = { from: '2027-09-01', replaces: null, effect: 'told', summary };
    return { input: { document: 'terms', edition: 1, ...planned } };
  },
} satisfies Record<string, (running: TestApp) => Promise<ActedOn>>;
