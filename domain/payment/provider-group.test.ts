import { describe, expect, test } from 'vitest';
import {
  arrangeProviders,
  isConsumerCredit,
  isMobile,
  kindsPaidWith,
  type ListedProvider,
  offeredProviders,
  sectionOf,
  sectionsFor,
} from './provider-group.ts';

const RULES = { invoiceMost: 500_000, closed: [] };
const own = { kind: 'standard', billing: 'annually' } as const;

describe('payment provider id', () => {
  test.each([
    ['creditcard', 'card'],
    ['amex', 'card'],
    ['collectorb2b', 'company'],
    ['walleyb2b', 'company'],
    ['nordea', 'bank'],
    ['mobilepay', 'bank'],
    ['sointupankki', 'bank'],
    ['', 'bank'],
  ])('"%s" belongs to the section %s', (id, section) => {
    expect(sectionOf(id)).toBe(section);
  });

  test.each([
    ['walleyb2c', 'credit'],
    ['collectorb2c', 'credit'],
    ['oplasku', 'credit'],
    ['oplaskuV1', 'credit'],
    ['op-tililuotto', 'other'],
    ['klarna', 'other'],
    ['a-credit-of-next-year', 'credit'],
  ])('"%s" in the group %s is credit that consumers are not offered', (id, group) => {
    expect(isConsumerCredit({ id, group })).toBe(true);
  });

  test.each([
    ['walleyb2b', 'credit'],
    ['collectorb2b', 'credit'],
    ['creditcard', 'creditcard'],
    ['amex', 'credit'],
    ['paypal', ''],
  ])('"%s" in the group %s is not consumer credit', (id, group) => {
    expect(isConsumerCredit({ id, group })).toBe(false);
  });

  test('identifies a mobile wallet, because the wire has no group', () => {
    expect(isMobile({ id: 'mobilepay' })).toBe(true);
    expect(isMobile({ id: 'creditcard' })).toBe(false);
    expect(isMobile({ id: 'nordea' })).toBe(false);
  });
});

describe('sections of a purchase', () => {
  test.each([
    ['standard', 'annually', ['bank', 'culture', 'card']],
    ['renewal', 'annually', ['bank', 'culture', 'card']],
    ['gift', 'annually', ['bank', 'card']],
    ['companyOrder', 'annually', ['bank', 'card', 'company']],
    ['standard', 'monthly', ['card']],
    ['renewal', 'monthly', ['card']],
  ] as const)('for %s paid %s have %j in this order', (kind, billing, sections) => {
    expect(sectionsFor({ kind, billing }, RULES)).toEqual(sections);
  });
});

describe('provider list in sections', () => {
  const list: ListedProvider[] = [
    { id: 'amex', name: 'American Express', group: 'creditcard' },
    { id: 'mobilepay', name: 'MobilePay', group: 'mobile' },
    { id: 'nordea', name: 'Nordea', group: 'bank' },
    { id: 'creditcard', name: 'Visa', group: 'creditcard' },
    { id: 'klarna', name: 'Klarna', group: 'credit' },
    { id: 'creditcard', name: 'Mastercard', group: 'creditcard' },
    { id: 'walleyb2b', name: 'Walley', group: 'credit' },
    { id: 'osuuspankki', name: 'OP', group: 'bank' },
  ];
  const names = (providers: ListedProvider[]) => providers.map(({ name }) => name);

  test('keeps both entries of one id, puts Amex last and wallets under their own heading', () => {
    const [bank, culture, card, ...rest] = arrangeProviders(
      offeredProviders(list, own, RULES),
      own,
      RULES,
    );

    expect(names(bank?.providers ?? [])).toEqual(['Nordea', 'OP']);
    expect(names(bank?.mobile ?? [])).toEqual(['MobilePay']);
    expect(culture).toEqual({ section: 'culture', providers: [], mobile: [] });
    expect(names(card?.providers ?? [])).toEqual(['Visa', 'Mastercard', 'American Express']);
    expect(rest).toEqual([]);
  });

  const shown = (purchase: Parameters<typeof offeredProviders>[1]) =>
    names(offeredProviders(list, purchase, RULES));

  test('offers the company invoice only to companies, up to its limit', () => {
    expect(shown({ kind: 'companyOrder', billing: 'annually' })).toContain('Walley');
    const tooMuch = { kind: 'companyOrder', billing: 'annually', amount: 500_001 } as const;
    expect(shown(tooMuch)).not.toContain('Walley');
    for (const kind of ['standard', 'renewal', 'gift'] as const) {
      expect(shown({ kind, billing: 'annually' })).not.toContain('Walley');
    }
  });

  test('never offers consumer credit, and offers only cards for a card benefit', () => {
    for (const kind of ['standard', 'renewal', 'gift', 'companyOrder'] as const) {
      expect(shown({ kind, billing: 'annually' })).not.toContain('Klarna');
    }
    const cards = ['American Express', 'Visa', 'Mastercard'];
    expect(shown({ ...own, cardsOnly: true })).toEqual(cards);
    expect(shown({ kind: 'standard', billing: 'monthly' })).toEqual(cards);
  });
});

test('last used bank comes first among the banks, and nothing else moves', () => {
  const listed = ['osuuspankki', 'nordea', 'aktia', 'creditcard', 'amex'].map((id) => ({
    id,
    name: id,
  }));
  const purchase = { kind: 'standard', billing: 'annually' } as const;
  const ids = (last: string | null) =>
    arrangeProviders(listed, purchase, { ...RULES, lastBank: last }).map(({ providers }) =>
      providers.map(({ id }) => id),
    );

  expect(ids('aktia')).toEqual([['aktia', 'osuuspankki', 'nordea'], [], ['creditcard', 'amex']]);
  expect(ids('amex')).toEqual(ids(null));
  expect(ids('no such bank')).toEqual(ids(null));
});

test.each([
  [['bank'], { kind: 'standard', billing: 'annually' }, ['culture', 'card']],
  [['card'], { kind: 'standard', billing: 'annually' }, ['bank', 'culture']],
  [['card'], { kind: 'standard', billing: 'monthly' }, []],
  [['companyInvoice'], { kind: 'companyOrder', billing: 'annually' }, ['bank', 'card']],
  [['smartum'], { kind: 'standard', billing: 'annually' }, ['bank', 'culture', 'card']],
] as const)('with %j closed, %j has %j', (closed, purchase, sections) => {
  expect(sectionsFor(purchase, { ...RULES, closed })).toEqual(sections);
});

test.each([
  ['bank', ['standard', 'gift', 'renewal', 'companyOrder']],
  ['card', ['standard', 'gift', 'renewal', 'companyOrder']],
  ['smartum', ['standard', 'renewal']],
  ['companyInvoice', ['companyOrder']],
] as const)('%s pays for %j', (method, kinds) => {
  expect(kindsPaidWith(method)).toEqual(kinds);
});
