/**
 * Why money that came must go back.
 * paidTwice       what it was for had been paid by another payment
 * withdrawn       the buyer withdrew from the order
 * orderForgotten  it came so late that nobody knows any more what it was for
 * codeUsedUp      it came so late that others had used the limited code it was made with
 * codeUsedByBuyer with the buyer's earlier purchases it would have gone over the code's limit for each buyer
 * otherSum        the provider took another sum than was asked for
 * staff           staff decided so; their action says why
 */
export const REFUND_REASONS = [
  'paidTwice',
  'withdrawn',
  'orderForgotten',
  'codeUsedUp',
  'codeUsedByBuyer',
  'otherSum',
  'staff',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
