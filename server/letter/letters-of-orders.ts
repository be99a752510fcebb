/** The key of a letter about a paid order stays with the order: that it was told is part of the books. An index has the same list. */
export const LETTERS_OF_ORDERS = `('purchase-confirmation', 'renewal-confirmation', 'gift-confirmation', 'gift',
                                      'company-confirmation', 'withdrawal-receipt')`;
