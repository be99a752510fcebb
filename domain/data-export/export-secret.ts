/** Encrypted data that an export would contain in plain text: each kind only with the operator's explicit option. */
export const EXPORT_SECRETS = ['paymentTokens', 'activationCodes'] as const;
export type ExportSecret = (typeof EXPORT_SECRETS)[number];
