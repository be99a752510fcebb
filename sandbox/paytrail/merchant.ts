export type Merchant = { account: string; secret: string };

/** Public test merchants of the real service. */
const SECRETS: Record<string, string> = {
  '375917': 'SAIPPUAKAUPPIAS',
  '695861': 'MONISAIPPUAKAUPPIAS',
};

export function findMerchant(account: string | undefined): Merchant | null {
  const secret = account && Object.hasOwn(SECRETS, account) ? SECRETS[account] : undefined;
  return account && secret ? { account, secret } : null;
}

export function merchantOf(account: string): Merchant {
  const merchant = findMerchant(account);
  if (!merchant) throw new Error(`no merchant ${account}`);
  return merchant;
}
