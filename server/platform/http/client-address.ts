import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Client key for rate limits. A household has a whole IPv6 /64, so that counts as one. */
export function clientAddress(ip: string): string {
  const ipv4 = IPV4_IN_IPV6.exec(ip)?.[1];
  if (ipv4) return ipv4;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const first = groups(head);
  const last = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return `${all.slice(0, 4).join(':')}::/64`;
}

function groups(part: string): string[] {
  return part === ''
    ? []
    : part.split(':').map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}
