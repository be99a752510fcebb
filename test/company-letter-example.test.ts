import { expect, test } from 'vitest';
import { LANGUAGES } from '../domain/base/language.ts';
import { companyTexts as enLetter } from '../server/letter/texts/en-company.ts';
import { companyTexts as fiLetter } from '../server/letter/texts/fi-company.ts';
import { companyTexts as svLetter } from '../server/letter/texts/sv-company.ts';
import { texts as en } from '../web/texts/en/company-order.ts';
import { texts as fi } from '../web/texts/fi/company-order.ts';
import { texts as sv } from '../web/texts/sv/company-order.ts';

const pages = { fi, sv, en };
const letters = { fi: fiLetter, sv: svLetter, en: enLetter };

test.each(LANGUAGES)('the example on the company page matches the letter in %s', (language) => {
  const { heading, company, ...example } = pages[language].offer.letter;

  expect(letters[language].companyInvitation).toMatchObject(example);
});
