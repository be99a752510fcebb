/** How many cards of an order a sum that goes back pays for. Cents; a started card stays paid for. */
export function cardsPaidBack({
  refunded,
  paid,
  cards,
}: {
  refunded: number;
  paid: number;
  cards: number;
}): number {
  return paid > 0 ? Math.floor((refunded * cards) / paid) : 0;
}
