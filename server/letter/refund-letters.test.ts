import { expect, test } from 'vitest';
import { cents } from '../../domain/base/cents.ts';
import { LANGUAGES, type Language } from '../../domain/base/language.ts';
import { isByHand, REFUND_WAYS, type RefundWay } from '../../domain/payment/refund-way.ts';
import { exampleLetterhead } from './dev/example-facts.ts';
import { type LetterName, letters } from './letters.ts';
import { refundWayTexts } from './texts/order/refund-ways.ts';
import { writeLetter } from './write-letter.ts';

const SAME_METHOD = { fi: 'samalla maksutavalla', sv: 'samma betalningssätt', en: 'same payment' };
const BEFORE = ['withdrawal-receipt', 'payment-returned', 'duplicate-payment'] as const;
const each = REFUND_WAYS.flatMap((way) => LANGUAGES.map((language) => [way, language] as const));

async function written(letter: LetterName, language: Language, told: object): Promise<string> {
  const data = { ...letters[letter].example, site: 'ePassi', ...told };
  const { html, text } = await writeLetter(letter, data, language, exampleLetterhead);
  return `${text} ${html}`.replaceAll(/\s+/g, ' ');
}

test.each(each)('a refund by %s is described in %s', async (way, language) => {
  const { payer, sent } = refundWayTexts[language][way];
  const shown = (text: string) => text.replaceAll('{0}', 'ePassi');
  for (const letter of BEFORE) {
    expect(await written(letter, language, { way }), letter).toContain(shown(payer));
  }
  const done = await written('refund-sent', language, { way });
  expect(done).toContain(shown(sent));
  if (isByHand(way)) expect(done).not.toContain(SAME_METHOD[language]);
});

test.each(LANGUAGES)('a benefit refund asks for no account number, in %s', async (language) => {
  const asked = { way: 'site' as RefundWay };
  expect(await written('refund-by-hand', language, asked)).not.toContain('IBAN');
  expect(await written('refund-by-hand', language, { way: 'account' })).toContain('IBAN');
});

test.each([
  ['fi', 'viimeistään 3.12.2026'],
  ['sv', 'senast 3.12.2026'],
  ['en', 'by 3 December 2026'],
] as const)(
  'a request for an account number states in %s who pays and by when',
  async (language, by) => {
    const asked = { way: 'account', dueOn: '2026-12-03' };
    expect(await written('refund-by-hand', language, asked)).toContain(by);
  },
);

test('letters queued without a refund method keep their old text', async () => {
  const old = { orderNumber: 'MK100123', amount: cents(7900), way: undefined, site: undefined };
  const { provider, account } = refundWayTexts.fi;
  expect(await written('refund-sent', 'fi', old)).toContain(provider.sent);
  expect(await written('refund-sent', 'fi', { ...old, toAccount: true })).toContain(account.sent);
  expect(await written('refund-by-hand', 'fi', old)).toContain('IBAN');
});
