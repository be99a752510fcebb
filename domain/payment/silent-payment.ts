/**
 * Some providers report only through the buyer's browser: staff find out about a payer who closes it. Until this time
 * the payer may have another window open and may choose another method; later the money may have come unnoticed.
 */
export const SILENT_AFTER_MINUTES = 10;
