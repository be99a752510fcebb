/** What is sealed here and would leave in the clear: each kind only when the operator has said so. */
export const EXPORT_SECRETS = ['paymentTokens', 'activationCodes'] as const;
export type ExportSecret = (typeof EXPORT_SECRETS)[number];
