import { expect, test } from 'vitest';
import { LANGUAGES } from '../domain/base/language.ts';
import { companyInvitationTexts } from '../server/letter/texts/gift/company-invitation.ts';
import { texts as en } from '../web/texts/en/company-order.ts';
import { texts as fi } from '../web/texts/fi/company-order.ts';
import { texts as sv } from '../web/texts/sv/company-order.ts';

const pages = { fi, sv, en };

test.each(LANGUAGES)('the example on the company page matches the letter in %s', (language) => {
  const { heading, company, ...example } = pages[language].offer.letter;

  expect(companyInvitationTexts[language]).toMatchObject(example);
});
