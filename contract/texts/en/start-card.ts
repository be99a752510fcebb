/** Orders store these keys for years: never change a sentence, add one with the next number. */
export const texts = {
  card1:
    'I ask to use the card at once: if I visit a museum and withdraw from the order within 14 days, the refund is reduced in proportion to the days used.',
  card2:
    'I ask to use the card at once: if I visit a museum and withdraw from the order within 14 days, the refund is reduced in proportion to the days used.',
};
