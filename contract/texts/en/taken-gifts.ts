/** What becomes of an activated gift whose giver withdraws, as the operator chooses it. */
export const texts = {
  giftsStay: 'Stays with its recipient, and its price is not refunded',
  giftsEnd: 'Ends, and its whole price is refunded',
};
