import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/base/language.ts';
import type { NoAnswer } from '../../payment/provider/provider-outcome.ts';
import { providerFault } from './provider-fault.ts';

const ambiguous = (fault: 'timeout' | 'broken' | 'unverified' | 'serverError' | 'unreadable') =>
  ({ outcome: 'ambiguous', fault, status: 502, requestId: null }) as const;
const refused = (status: number, message = '', details: string[] = []) =>
  ({ outcome: 'refused', status, message, details, requestId: null }) as const;

const FAULTS: [NoAnswer, RegExp][] = [
  [{ outcome: 'unreachable', fault: 'ECONNREFUSED' }, /ei saatu yhteyttä/],
  [ambiguous('timeout'), /ei vastannut ajoissa/],
  [ambiguous('broken'), /Yhteys katkesi/],
  [ambiguous('unverified'), /allekirjoitus ei täsmää/],
  [ambiguous('serverError'), /epäkunnossa \(HTTP 502\)/],
  [ambiguous('unreadable'), /ei ymmärrä/],
  [refused(401), /ei hyväksynyt tunnusta tai avainta/],
  [refused(400), /hylkäsi pyynnön \(HTTP 400\)\. Tarkista/],
  [refused(400, 'Bad request', ['amount is too small']), /”Bad request amount is too small”/],
];

test.each(FAULTS)('%j is explained in a sentence', (fault, words) => {
  expect(providerFault(fault, 'paytrail', 'fi')).toMatch(words);
  for (const language of LANGUAGES) {
    const told = providerFault(fault, 'smartum', language);
    expect(told).toContain('Smartum');
    expect(told).not.toMatch(/[{}]|outcome|requestId/);
  }
});
