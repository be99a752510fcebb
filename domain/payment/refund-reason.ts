/**
 * Why received money must be refunded.
 * paidTwice       another payment had already paid for the order
 * withdrawn       the buyer withdrew from the order
 * orderForgotten  it arrived after the order had been erased
 * codeUsedUp      it arrived after others had used up its limited code
 * codeUsedByBuyer it would exceed the code's limit for one buyer
 * otherSum        the provider took another sum than requested
 * staff           staff decided it; their action has the reason
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
