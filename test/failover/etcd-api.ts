export type EtcdApi = 'etcd' | 'etcd3';

/** The first version with compare-and-swap on the leader key in etcd's v3 API (patroni#2689). */
const COMPARES_SINCE = [3, 0, 3] as const;

/** Patroni's configuration section that keeps a frozen primary from taking its key back. */
export function safeEtcdApi(patroniVersion: string): EtcdApi {
  const parts = patroniVersion.split('.').map(Number);
  for (const [place, since] of COMPARES_SINCE.entries()) {
    const part = parts[place] ?? 0;
    if (part !== since) return part > since ? 'etcd3' : 'etcd';
  }
  return 'etcd3';
}
