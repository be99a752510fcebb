/**
 * Smartum tells of money through the buyer's browser alone: who pays and closes it is heard of when a person has looked.
 * So long the payment may be under way in another window, and another method may be chosen for the same order.
 */
export const SILENT_AFTER_MINUTES = 10;
