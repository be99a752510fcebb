import { expect, test } from 'vitest';
import { texts as en } from '../../texts/en/parts/campaign-words.ts';
import { texts as fi } from '../../texts/fi/parts/campaign-words.ts';
import { texts as sv } from '../../texts/sv/parts/campaign-words.ts';
import { givesWords, type ShownCampaign } from './campaign-words.ts';

const TEXTS = { fi, sv, en };

test.each([
  ['fi', '−1\u00a0500,00\u00a0€', '−25\u00a0%', '+2 kuukautta'],
  ['sv', '−1\u00a0500,00\u00a0€', '−25\u00a0%', '+2 månader'],
  ['en', '−€1,500.00', '−25%', '+2 months'],
] as const)('in %s a campaign takes off %s or %s, or gives %s', (language, euros, part, months) => {
  const gives = (kind: ShownCampaign['kind'], value: number) =>
    givesWords({ kind, value } as ShownCampaign, TEXTS[language], language);
  expect(gives('amountOff', 150_000)).toBe(euros);
  expect(gives('percentOff', 25)).toBe(part);
  expect(gives('extraMonths', 2)).toBe(months);
});
