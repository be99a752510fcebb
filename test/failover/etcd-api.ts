export type EtcdApi = 'etcd' | 'etcd3';

/** The first that compares before it writes the leader's key by the third version of the API (patroni#2689). */
const COMPARES_SINCE = [3, 0, 3] as const;

/** The section of Patroni's configuration by which no primary that was frozen can take its key back. */
export function safeEtcdApi(patroniVersion: string): EtcdApi {
  const parts = patroniVersion.split('.').map(Number);
  for (const [place, since] of COMPARES_SINCE.entries()) {
    const part = parts[place] ?? 0;
    if (part !== since) return part > since ? 'etcd3' : 'etcd';
  }
  return 'etcd3';
}
