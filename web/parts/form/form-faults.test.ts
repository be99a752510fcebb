import { describe, expect, test } from 'vitest';
import {
  faultAt,
  listedFaults,
  NO_FAULTS,
  submitFailed,
  withoutHighlights,
} from './form-faults.ts';

const YEAR = { field: 'yearOfBirth', text: 'Syntymävuosi ei kelpaa.' };
const PASSWORD = { field: 'password', text: 'Salasanat eivät täsmää.' };
const CONFIRM = { field: 'confirmPassword', text: 'Salasanat eivät täsmää.' };

describe('a failed submit', () => {
  test('marks each field with its first error', () => {
    const second = { field: 'yearOfBirth', text: 'Toinen vika.' };
    const faults = submitFailed(NO_FAULTS, [YEAR, second, PASSWORD]);

    expect(faultAt(faults, 'yearOfBirth')).toBe(YEAR.text);
    expect(faultAt(faults, 'city')).toBeUndefined();
  });

  test('counts, so that each failed submit moves the focus again', () => {
    const once = submitFailed(NO_FAULTS, [YEAR]);

    expect(submitFailed(once, [YEAR]).submits).toBe(2);
  });
});

test('typing clears all marks and keeps the list', () => {
  const faults = withoutHighlights(submitFailed(NO_FAULTS, [YEAR, PASSWORD]));

  expect(faultAt(faults, 'yearOfBirth')).toBeUndefined();
  expect(faults.found).toEqual([YEAR, PASSWORD]);
});

test('lists every marked field, also when two have the same message', () => {
  const faults = submitFailed(NO_FAULTS, [YEAR, PASSWORD, CONFIRM]);
  const items = (inOrder: string[]) =>
    listedFaults(faults, ({ field }) => inOrder.includes(field)).map(({ fieldId, fixed }) => ({
      fieldId,
      fixed,
    }));

  expect(items(['password'])).toEqual([
    { fieldId: 'yearOfBirth', fixed: false },
    { fieldId: 'password', fixed: true },
    { fieldId: 'confirmPassword', fixed: false },
  ]);
});
