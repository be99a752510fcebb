/** Limits of the scheme, for the office. */
export const texts = {
  names: {
    companyUnits: 'Cards in one company order',
    giftsInOrder: 'Gifts in one order',
    invoiceMost: 'Company invoice at most',
    addressOver: 'Company’s address on the receipt when the sum is over',
    firstLetter: '1st message about an unpaid monthly payment, days after the card stopped working',
    secondLetter: '2nd message about an unpaid monthly payment, days',
    lastLetter: 'Last message about an unpaid monthly payment, days',
  },
  /** `{0}` and `{1}`: the bounds. */
  refusals: {
    companyUnitsOutOfBounds: 'The maximum number of cards in one order must be {0}–{1}.',
    giftsInOrderOutOfBounds:
      'The maximum number of gifts in one order must be {0}–{1}. Larger numbers are company orders.',
    invoiceMostOutOfBounds: 'The limit for a company invoice must be {0}–{1}.',
    addressOverOutOfBounds:
      'The limit for the address must be {0}–{1}: the law requires an address on receipts over that.',
    firstLetterOutOfBounds: 'The day of the first message must be {0}–{1}.',
    secondLetterOutOfBounds:
      'The second message is sent after the first: its day must be {0}–{1} and later than the first.',
    lastLetterOutOfBounds:
      'The last message is sent after the second: its day must be {0}–{1} and later than the second.',
  },
};
