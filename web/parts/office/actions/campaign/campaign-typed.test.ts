import { expect, test } from 'vitest';
import { inputIn, isBadCount, type TypedCampaign } from './campaign-typed.ts';

const typed: TypedCampaign = {
  name: ' Kevät ',
  kind: 'amountOff',
  value: '12,50',
  purchaseKinds: ['standard'],
  billingTypes: ['annually'],
  validFrom: '2027-03-01',
  validUntil: '2027-03-31',
  source: 'one',
  code: 'kevät',
  useLimit: '',
  personLimit: '',
  count: '500',
  prefix: 'KEVÄT',
  content: null,
};

test('typed fields become the input of the call', () => {
  expect(inputIn(typed)).toEqual({
    name: 'Kevät',
    kind: 'amountOff',
    value: 1250,
    purchaseKinds: ['standard'],
    billingTypes: ['annually'],
    validFrom: '2027-03-01',
    validUntil: '2027-03-31',
    codes: { source: 'one', code: 'kevät', useLimit: null, personLimit: null },
  });
  expect(inputIn({ ...typed, source: 'made', kind: 'percentOff', value: '15' })).toMatchObject({
    value: 15,
    codes: { source: 'made', count: 500, prefix: 'KEVÄT' },
  });
});

test.each<[string, Partial<TypedCampaign>]>([
  ['no name', { name: ' ' }],
  ['no amount', { value: 'kymppi' }],
  ['half a per cent', { kind: 'percentOff', value: '2,5' }],
  ['no last day', { validUntil: '' }],
  ['no code', { code: ' ' }],
  ['a limit of nothing', { useLimit: '0' }],
  ['half a card for each', { personLimit: '0,5' }],
  ['more codes than there may be', { source: 'made', count: '50001' }],
  ['no file', { source: 'imported' }],
])('%s: no input for a preview yet', (_, change) => {
  expect(inputIn({ ...typed, ...change })).toBeNull();
});

test.each([
  ['count', '50001', true],
  ['count', 'monta', true],
  ['count', '0', true],
  ['count', '50000', false],
  ['count', '', false],
  ['useLimit', '10000001', true],
  ['personLimit', '1001', true],
  ['personLimit', '1000', false],
] as const)('%s “%s” is reported as impossible: %s', (name, typed, isBad) => {
  expect(isBadCount(name, typed)).toBe(isBad);
});
