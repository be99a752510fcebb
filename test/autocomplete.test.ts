import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../web/{parts,screens}/**/*.tsx', '!../web/**/*.test.tsx', '!../web/screens/dev-controls/**'],
  { eager: true, query: '?raw', import: 'default' },
);

const CODE = 'a code that is used once';
const COUNT = 'a number, a day or an hour that is chosen each time';
const KIND = 'one of a few kinds, of this case alone';
const MUSEUM = 'about a museum, not about the person at the keyboard';
const OTHER = 'about somebody else than the person at the keyboard';
const REFERENCE = 'the number of an order, a card or a company';
const SEARCH = 'a search';

/** Fields without autofill, by file, with the reason. Types require a token elsewhere; free text is never filled in. */
const OFF: Record<string, string[]> = {
  'parts/contact/contact-form.tsx': [KIND, REFERENCE],
  'parts/office/actions/campaign/campaign-code-fields.tsx': [COUNT, 'a code that is made up here'],
  'parts/office/actions/change-address/change-address-form.tsx': [OTHER],
  'parts/office/actions/change-email/change-email-form.tsx': [OTHER],
  'parts/office/actions/instalment/contract-forms.tsx': [COUNT],
  'parts/office/actions/correct/correct-form.tsx': [OTHER],
  'parts/office/actions/fact/colour-fields.tsx': ['a colour of the scheme'],
  'parts/office/actions/fact/fact-forms.tsx': [COUNT],
  'parts/office/actions/fact/limit-fields.tsx': [COUNT],
  'parts/office/actions/fact/report-fields.tsx': ['the ID of a measuring service'],
  'parts/office/actions/fact/search-fields.tsx': ['words that search engines will read'],
  'parts/office/actions/fact/word-fields.tsx': ['words that customers will read'],
  'parts/office/actions/campaign/campaign-offer-fields.tsx': [
    COUNT,
    KIND,
    'a name that is given to a campaign',
  ],
  'parts/office/actions/campaign/end-campaign-form.tsx': [COUNT],
  'parts/office/actions/goodwill/goodwill-form.tsx': [COUNT],
  'parts/office/actions/move/move-forms.tsx': [OTHER, REFERENCE],
  'parts/office/actions/person-search.tsx': [SEARCH],
  'parts/office/actions/price-plan/price-plan-forms.tsx': [COUNT],
  'parts/office/actions/reword-text/reword-text-form.tsx': [COUNT],
  'parts/office/actions/pay-refund/pay-refund-form.tsx': [COUNT, REFERENCE],
  'parts/office/actions/refund/refund-form.tsx': [KIND, COUNT],
  'parts/office/actions/refund-limit/refund-limit-form.tsx': [COUNT],
  'parts/office/actions/replace-number/replace-number-form.tsx': [KIND],
  'parts/office/actions/resend-letter/resend-letter-form.tsx': [OTHER],
  'parts/office/museum/access-part.tsx': [KIND, COUNT],
  'parts/office/museum/hours-part.tsx': [COUNT],
  'parts/office/museum/membership-part.tsx': [COUNT, MUSEUM],
  'parts/office/museum/name-part.tsx': [MUSEUM],
  'parts/office/museum/offer-parts.tsx': [COUNT, KIND],
  'parts/office/museum/place-part.tsx': [MUSEUM],
  'parts/office/museum/typed-fields.tsx': [COUNT],
  'parts/office/museum/words-fields.tsx': [MUSEUM],
  'parts/office/preview/preview-choices.tsx': [COUNT],
  'parts/office/place/place-picker.tsx': [SEARCH],
  'parts/office/frame/search-box.tsx': [SEARCH],
  'screens/activate-card/code-form.tsx': [CODE],
  'screens/buy-gift/recipient-fields.tsx': [COUNT],
  'screens/company-order/company-fields.tsx': [REFERENCE],
  'screens/company-portal/hand-out.tsx': [REFERENCE, COUNT],
  'screens/document/document-search.tsx': [SEARCH],
  'screens/gift-giver/change-digital.tsx': [OTHER, COUNT],
  'screens/gift-giver/gift-words.tsx': [OTHER],
  'screens/home/activation-form.tsx': [CODE],
  'screens/museums/museum-results.tsx': [SEARCH],
  'screens/museums/search-form.tsx': [SEARCH],
  'screens/my-deletion/deletion-form.tsx': ['typed by hand, as a proof of intent'],
  'screens/office/campaign/codes-list.tsx': [SEARCH],
  'parts/office/actions/document/document-forms.tsx': [COUNT],
  'screens/office/document/section-editor.tsx': ['a heading of the terms, which everybody reads'],
  'screens/office/goodwill/filter-fields.tsx': [SEARCH],
  'screens/office/goodwill/range-and-choices.tsx': [COUNT, KIND],
  'screens/office/import/mapping/column-choice.tsx': [KIND, 'a column of a file'],
  'screens/office/import/mapping/mapping-form.tsx': ['a name that is given to a mapping'],
  'screens/office/import/mapping/only-fields.tsx': [KIND, 'values of a file'],
  'screens/office/import/mapping/preset-field.tsx': [KIND],
  'screens/office/import/mapping/reading-fields.tsx': [KIND],
  'screens/office/import/report/report-rows.tsx': [KIND],
  'screens/office/import/upload/upload-form.tsx': [KIND],
  'screens/office/imports/new-import.tsx': ['a name that is given to an import'],
  'screens/office/opening/fact-field.tsx': [OTHER],
  'screens/office/museum-new/museum-new-screen.tsx': [MUSEUM],
  'screens/office/museums/museums-screen.tsx': [SEARCH, KIND],
  'screens/office/museums/table-ways.tsx': [KIND],
  'screens/office/plastic/reprint-form.tsx': [REFERENCE, KIND],
  'screens/office/plastic/waiting-plastic.tsx': [COUNT],
  'screens/office/refunds/account-form.tsx': [OTHER],
  'screens/office/refunds/comparison-form.tsx': [KIND],
  'screens/office/sales/period-table.tsx': [KIND],
  'screens/office/sign-in/passkey-panel.tsx': ['a name that is given to a key'],
  'screens/office/staff/desk-people.tsx': [SEARCH],
  'screens/office/staff/invite-form.tsx': [OTHER],
  'screens/office/staff/invite-to-desk.tsx': [KIND],
  'screens/office/texts/texts-screen.tsx': [SEARCH],
  'screens/ticket-desk/scan-field.tsx': [OTHER],
  'screens/withdrawal/state-withdrawal.tsx': [REFERENCE, KIND],
};

test('a field without autofill has a reason', () => {
  const refusing = Object.entries(sources)
    .filter(([, source]) => /(autoComplete|section)="off"/.test(source))
    .map(([file]) => file.replace('../web/', ''));

  expect(refusing.toSorted()).toEqual(Object.keys(OFF).toSorted());
});

test('fields that appear after a click have tokens too', () => {
  const tokensOf = (file: string) =>
    [...(sources[`../web/${file}`] ?? '').matchAll(/autoComplete="([^"]+)"/g)].map(
      ([, token]) => token,
    );

  expect(tokensOf('parts/contact/contact-form.tsx')).toEqual(['off', 'email', 'off']);
  expect(tokensOf('parts/account/sign-in-again-dialog.tsx')).toEqual(['one-time-code']);
  expect(tokensOf('parts/account/login-fields.tsx')).toEqual([
    'username',
    'one-time-code',
    'current-password',
  ]);
  expect(tokensOf('screens/company-claim/company-claim-screen.tsx')).toEqual(['email']);
  expect(tokensOf('screens/gift-giver/change-envelope.tsx')).toEqual(['shipping name']);
  // The other address fields have the usual tokens, in the same section.
  expect(sources['../web/screens/gift-giver/change-envelope.tsx']).toContain('section="shipping"');
  expect(tokensOf('screens/office/sign-in/totp-panel.tsx')).toEqual(['one-time-code']);
});
