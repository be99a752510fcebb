/** What happens to an activated gift when the giver withdraws, as configured by the operator. */
export const texts = {
  giftsStay: 'Stays with its recipient, and its price is not refunded',
  giftsEnd: 'Ends, and its whole price is refunded',
};
