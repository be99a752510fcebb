import { expect, test } from 'vitest';
import { ACTION_KINDS, actionRule } from './actions.ts';
import type { Right } from './rights.ts';

const OF_SCHEME: Right[] = ['museum.edit', 'scheme.edit', 'price.plan', 'campaign.plan'];

test('actions on the scheme or a museum do not warn that a customer reads the reason', () => {
  const warning = ACTION_KINDS.filter((kind) => {
    const { right, isOfScheme, untilItBegins } = actionRule(kind);
    return OF_SCHEME.includes(right) && !isOfScheme && !untilItBegins;
  });
  expect(warning).toEqual([]);
});
